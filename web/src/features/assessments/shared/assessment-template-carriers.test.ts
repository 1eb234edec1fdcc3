import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors.ts'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { asRead, asStored, filled } from '../editor/filled-paper-testing.ts'
import { duplicateSharedPaper } from './duplicate-shared-paper.ts'
import { sharedPapers } from './save-shared-paper.ts'

/** A server that has this template, with these taxonomies in their order. */
function serverWith(round: 1 | 2, taxonomyIds: string[]) {
  const edges = taxonomyIds.map((taxonomyId) => ({ node: { taxonomyId } }))
  const node = {
    ...{ id: 'p', createdAt: 'then', updatedAt: 'now', subject: { grade: '5' } },
    ...asStored(filled(round)),
    taxonomys: { edges },
  }
  const written = { affectedCount: 1, records: [{ updatedAt: 'later' }] }
  const { client, sent } = writingClient(oneRow('assessmentTemplateCollection', node), {
    setAssessmentTemplateTaxonomies: true,
    updateAssessmentTemplateCollection: written,
    insertIntoAssessmentTemplateCollection: written,
  })
  // A teacher's own paper has one in a column.
  const row = Object.fromEntries(
    Object.entries(filled(round)).filter(([name]) => name !== 'taxonomyId'),
  )
  return { client, sent, row, sentRow: () => asRead(sent()?.['row'] as object) }
}

test.each([1, 2] as const)('a shared paper that is read is saved as it was (%i)', async (round) => {
  const { client, sent, row, sentRow } = serverWith(round, ['second', 'first'])
  const now = await sharedPapers.read(client, 'p')
  if (now === null) throw new Error('it is there')
  expect(now.paper.meta.grade).toBe('5')
  const version = await sharedPapers.save(client, now.paper, { id: 'p', version: now.version })
  expect(version).toBe('later')
  expect(sentRow()).toEqual(row)
  expect(sent()).toMatchObject({ id: 'p', version: 'now', taxonomyIds: ['second', 'first'] })
})

test.each([1, 2] as const)('a copy has all of it but its title and id (%i)', async (round) => {
  const { client, sent, row, sentRow } = serverWith(round, ['second', 'first'])
  const copy = { of: 'p', id: 'q', title: 'Another title' }
  expect(await duplicateSharedPaper(client, copy)).toBe(true)
  expect(sentRow()).toEqual({ ...row, id: 'q', title: 'Another title' })
  expect(sent()).toMatchObject({ id: 'q', taxonomyIds: ['second', 'first'] })
})

test('a copy that was stored already, because the answer was lost, is not made twice', async () => {
  const { client } = serverWith(1, [])
  client.mutate = async () => Promise.reject(new AppError('assessment_template_pkey'))
  expect(await duplicateSharedPaper(client, { of: 'p', id: 'q', title: 'Again' })).toBe(true)
  client.mutate = async () => Promise.reject(new AppError('server_unreachable'))
  await expect(
    duplicateSharedPaper(client, { of: 'p', id: 'q', title: 'Again' }),
  ).rejects.toMatchObject({ code: 'server_unreachable' })
})

test('of a template that is gone there is no copy', async () => {
  const { client, sent } = writingClient({ assessmentTemplateCollection: { edges: [] } })
  expect(await duplicateSharedPaper(client, { of: 'p', id: 'q', title: 'Again' })).toBe(false)
  expect(sent()).toBeUndefined()
})
