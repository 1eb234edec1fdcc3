import { expect, test } from 'vitest'
import { allSteps, stepsFor } from './check-steps.ts'
import { repositoryRoot } from './test/reports.ts'

const namesFor = (...files: string[]) => stepsFor(files, repositoryRoot).map(({ name }) => name)

test('a file of the web app is linted, and typed where it is imported', () => {
  expect(namesFor('web/src/app/app.tsx')).toEqual([
    ...['lint', 'format', 'types: web', 'types: local-stack', 'types: e2e'],
  ])
})

test('a migration has everything that follows from it compared', () => {
  expect(namesFor('supabase/migrations/20300101000000_a.sql')).toEqual(['drift'])
})

test('what is gone has no style, but whoever imported it is typed', () => {
  expect(namesFor('web/src/gone.ts')).toEqual(['types: web', 'types: local-stack', 'types: e2e'])
  expect(namesFor()).toEqual([])
})

test('no step is chosen that is not among all of them', () => {
  const all = allSteps.map(({ name }) => name)
  const chosen = namesFor(
    'web/service-worker/service-worker.ts',
    'documents/parts.ts',
    'supabase/migrations/20300101000000_a.sql',
  )
  expect(chosen.filter((name) => !all.includes(name))).toEqual([])
})
