import { expect, test } from 'vitest'
import { oneRow, writingClient } from '@/testing/writing-client.ts'
import { readLevel, saveLevel } from './save-level.ts'
import { readTaxonomy, saveTaxonomy } from './save-taxonomy.ts'
import { valuesOfTaxonomy } from './taxonomy-schema.ts'

const kept = { nodeId: 'n', id: 'i', updatedAt: 'now' }

test('a taxonomy that is read is saved as it was, of each column', async () => {
  const row = {
    name: 'Mathematics',
    source: 'An act',
    year: 2024,
    certainty: 'ONE_SOURCE',
    language: 'af',
    grades: ['R', '12'],
    subjects: ['Mathematics', '* Huistaal'],
  }
  const { client, sent } = writingClient(
    oneRow('taxonomyCollection', { ...kept, chosenBy: null, cognitiveLevels: null, ...row }),
    { updateTaxonomyCollection: { affectedCount: 1 } },
  )
  const now = await readTaxonomy(client, 'i')
  if (now === null) throw new Error('it is there')
  await saveTaxonomy(client, now.values, { id: 'i', version: now.version })
  expect(sent()).toEqual({ id: 'i', version: 'now', row })
})

test('without a year, a language, grades and subjects it is kept as one for all', async () => {
  const { client, sent } = writingClient({}, { insertIntoTaxonomyCollection: { affectedCount: 1 } })
  await saveTaxonomy(client, { ...valuesOfTaxonomy(null), name: 'Levels' }, null)
  expect(sent()).toEqual({
    row: {
      name: 'Levels',
      source: '',
      year: null,
      certainty: 'GENERAL',
      language: null,
      grades: [],
      subjects: [],
    },
  })
})

const level = { label: 'Knowledge', percentage: 25 }

test('a level that is read is saved as it was, of each column', async () => {
  const { client, sent } = writingClient(
    oneRow('cognitiveLevelCollection', {
      ...kept,
      taxonomyId: 't',
      position: 1,
      taxonomy: null,
      ...level,
    }),
    { updateCognitiveLevelCollection: { affectedCount: 1 } },
  )
  const now = await readLevel(client, 'i')
  if (now === null) throw new Error('it is there')
  await saveLevel(client, now.values, { id: 'i', version: now.version })
  expect(sent()).toEqual({ id: 'i', version: 'now', row: level })
})

test('a new level is sent with its taxonomy, and the database puts it last', async () => {
  const { client, sent } = writingClient(
    {},
    { insertIntoCognitiveLevelCollection: { affectedCount: 1 } },
  )
  await saveLevel(client, { label: 'Knowledge', percentage: '25' }, { taxonomyId: 't' })
  expect(sent()).toEqual({ row: { ...level, taxonomyId: 't' } })
})
