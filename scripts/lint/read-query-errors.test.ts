import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { readQueryErrors } from './read-query-errors.ts'

const faults = (code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parser: tseslint.parser },
      plugins: { kryt: { rules: { unread: readQueryErrors as never } } },
      rules: { 'kryt/unread': 'error' },
    })
    .map(({ messageId }) => messageId)

test.each([
  'const { data } = useQuery(A)',
  'const { data, previousData } = useQuery(A)',
  'const { data: { error } } = useQuery(A)',
  'const { error: { message } = {}, ...x } = other; const { data } = useQuery(A)',
  'function f() { const answer = useQuery(A); return answer.data }',
  'function f() { const answer = useQuery(A); const { data } = answer; return data }',
  'const [load] = useLazyQuery(A)',
  'const [load, { data }] = useLazyQuery(A)',
  'const data = useQuery(A).data',
  'useQuery(A)',
  'const x = read(useQuery(A))',
])('a query whose error nobody reads: %s', (code) => {
  expect(faults(code)).toEqual(['unread'])
})

test.each([
  'const { data, error } = useQuery(A)',
  'const { data, error: unread } = useQuery(A)',
  'const { data, ...rest } = useQuery(A)',
  'function f() { const answer = useQuery(A); return answer.error ?? answer.data }',
  'function f() { const answer = useQuery(A); const { error } = answer; return error }',
  'const [load, { error }] = useLazyQuery(A)',
  'function useAnswer() { return useQuery(A) }',
  'const error = useQuery(A).error',
  'const { data } = useMutation(A)',
])('a query whose error is read: %s', (code) => {
  expect(faults(code)).toEqual([])
})
