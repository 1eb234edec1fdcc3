import type { Root } from '../../support/world.ts'
import type { Sample } from '../grants.ts'
import type { World } from '../world.ts'
import { newSharedPaper, notForAll } from './assessment-template.ts'
import { newPaper } from './new-template.ts'

const question = '[{"id": "a", "number": "1", "marks": 2, "fields": []}]'

/** The row that the trigger writes when the paper gets a question. */
async function asked(db: Root, table: string, paper: string): Promise<string> {
  await db.root(`update public.${table} set questions = $2 where id = $1`, [paper, question])
  const [row] = await db.root('select id from public.bank_question where source_id = $1', [paper])
  return String(row?.['id'])
}

export const bankQuestion: Sample = {
  arrange: async (db, world) => asked(db, 'assessment_template', await newSharedPaper(db, world)),
  variants: [
    ...notForAll.map(({ arrange, ...variant }) => ({
      ...variant,
      arrange: async (db: Root, world: World) =>
        asked(db, 'assessment_template', await arrange(db, world)),
    })),
    {
      what: "of the owner's own paper",
      arrange: async (db, world) =>
        asked(db, 'teacher_assessment_template', await newPaper(db, world.owner.profileId)),
      refuses: { select: ['stranger', 'admin'] },
    },
  ],
}
