import type pg from 'pg'
import type { Caller, Verb } from './grants.ts'
import type { World } from './world.ts'

/** A place in Storage, and who may do what there. Callers who are not listed are refused. */
export interface Place {
  what: string
  bucket: 'images' | 'papers' | 'content' | 'invoices' | 'proofs' | 'elsewhere'
  key: (world: World) => string
  allowed: Partial<Record<Verb, Caller[]>>
}

/** An order of the owner that waits for its bank transfer. */
const waitingOrder = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a01'

/** A former user of the owner, whose account was merged into theirs. */
const mergedUser = '7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a03'

const admin: Caller[] = ['admin']
const full = { select: admin, insert: admin, update: admin, delete: admin }
const existing = { select: admin, delete: admin }

/** Pictures can be read by address without a policy; these are the rights to list, write and read in other ways. */
export const places: Place[] = [
  { what: 'a cover', bucket: 'images', key: () => 'Products/1/cover.png', allowed: full },
  {
    what: "a picture in the owner's papers",
    bucket: 'papers',
    key: ({ owner }) => `Assessments/${owner.id}/graph.png`,
    allowed: { select: ['owner', 'admin'], insert: ['owner'], delete: ['owner', 'admin'] },
  },
  {
    what: "a picture in the former teacher's papers",
    bucket: 'papers',
    key: ({ reporting }) => `Assessments/${reporting.id}/graph.png`,
    allowed: { select: ['reporting', 'admin'], delete: ['reporting', 'admin'] },
  },
  {
    what: "a picture in the papers of the owner's former account",
    bucket: 'papers',
    key: () => `Assessments/${mergedUser}/graph.png`,
    allowed: { select: ['owner', 'admin'], delete: ['owner', 'admin'] },
  },
  {
    what: 'a picture in a shared template',
    bucket: 'papers',
    key: () => 'Assessments/shared/graph.png',
    allowed: { select: ['owner', 'stranger', 'admin'], insert: admin, delete: admin },
  },
  {
    what: "a paper's picture in the public bucket",
    bucket: 'images',
    key: ({ owner }) => `Assessments/${owner.id}/graph.png`,
    allowed: existing,
  },
  {
    what: 'a shared picture among what is paid for',
    bucket: 'content',
    key: () => 'Assessments/shared/graph.png',
    allowed: existing,
  },
  { what: 'a picture in no folder', bucket: 'images', key: () => 'cover.png', allowed: existing },
  {
    what: 'what is paid for',
    bucket: 'content',
    key: () => 'ProductsContent/1/book.pdf',
    allowed: full,
  },
  {
    what: 'content in a folder of pictures',
    bucket: 'content',
    key: () => 'Products/1/book.pdf',
    allowed: existing,
  },
  {
    what: "content under the owner's name",
    bucket: 'content',
    key: ({ owner }) => `Assessments/${owner.id}/book.pdf`,
    allowed: existing,
  },
  {
    what: 'a picture in the folder of content',
    bucket: 'images',
    key: () => 'ProductsContent/1/book.png',
    allowed: existing,
  },
  {
    what: 'an invoice that was drawn',
    bucket: 'invoices',
    key: ({ owner }) => `${owner.id}/invoice.pdf`,
    allowed: {},
  },
  {
    what: 'a proof of payment',
    bucket: 'proofs',
    key: ({ owner }) => `${owner.id}/${waitingOrder}/proof.pdf`,
    allowed: { select: ['owner', 'admin'], insert: ['owner'] },
  },
  {
    what: "a proof of payment of the owner's former account",
    bucket: 'proofs',
    key: () => `${mergedUser}/${waitingOrder}/proof.pdf`,
    allowed: { select: ['owner', 'admin'] },
  },
  {
    what: 'a proof for an order that does not wait',
    bucket: 'proofs',
    key: ({ owner }) => `${owner.id}/7f0c0a52-5e3c-4f4e-9a53-6f1f3f2b0a02/proof.pdf`,
    allowed: { select: ['owner', 'admin'] },
  },
  {
    what: 'a proof in another bucket',
    bucket: 'images',
    key: ({ owner }) => `${owner.id}/${waitingOrder}/proof.pdf`,
    allowed: existing,
  },
  {
    what: 'a file in a bucket without policies',
    bucket: 'elsewhere',
    key: ({ owner }) => `Assessments/${owner.id}/book.pdf`,
    allowed: {},
  },
]

/** The rows that the table relies on, for the owner: an order that waits, and an account that was merged into theirs. */
export async function putRowsOfTable(client: pg.ClientBase, { owner }: World): Promise<void> {
  await client.query(
    `insert into public.teacher_products_order (id, teacher_profile_id, order_status)
     values ($1, $2, 'PROCESSING')`,
    [waitingOrder, owner.profileId],
  )
  await client.query(
    `insert into private.account_merge (kept_profile_id, emptied_profile_id, emptied_user_id, emptied_owner)
     values ($1, gen_random_uuid(), $2, '')`,
    [owner.profileId, mergedUser],
  )
}
