import { buildSchema, getVariableValues, Kind, print, validate, type DocumentNode } from 'graphql'
import type { MessageDescriptor } from 'react-intl'
import { describe, expect, test } from 'vitest'
import afrikaans from '@/i18n/af.json'
import english from '@/i18n/en.json'
import schemaText from '../../../../schema.graphql?raw'
import databaseText from '../../../../../supabase/schema.sql?raw'
import type { ListRow } from '../columns.ts'
import type { List } from '../define-list.ts'
import { spans } from '../day-range.ts'
import type { ChoiceFilter, FilterSet, ListFilter, Several, SeveralFilter } from '../filters.ts'
import { keysetQuery } from '../keyset-request.ts'
import { countRequest, rowsRequest, type ListRequest } from '../list-query.ts'
import { readListState, type ListState } from '../list-state.ts'

/** The API as signed-in people see it; "npm run types" writes it. */
const schema = buildSchema(schemaText, { assumeValidSDL: true })

/** How many rows the table of a page's document returns at a time: its own limit, or that of all tables. */
function mostRowsOf(page: DocumentNode): number {
  const collection = /list: (\w+)Collection\b/.exec(print(page))?.[1] ?? ''
  const table = collection.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const comment = new RegExp(`^comment on table public\\.${table} is .*"max_rows": (\\d+)`, 'm')
  return Number(comment.exec(databaseText)?.[1] ?? 100)
}

/** The stretch of an export. */
const keyset = { first: 100, offset: null }

/** What the database would say about a request: unknown fields, filters or columns to sort by. */
function faults({ query, variables }: ListRequest): string[] {
  const unmasked = withoutClientDirectives(query)
  const operation = unmasked.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  if (operation === undefined) return ['not an operation']
  const given = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  const inVariables = given.errors ?? []
  return [...validate(schema, unmasked), ...inVariables].map(({ message }) => message)
}

/** "@unmask" is Apollo's and never sent. */
const withoutClientDirectives = (query: DocumentNode): DocumentNode =>
  JSON.parse(
    JSON.stringify(query, (key, value: unknown) =>
      key === 'directives' && Array.isArray(value)
        ? value.filter((one: { name: { value: string } }) => one.name.value !== 'unmask')
        : value,
    ),
  ) as DocumentNode // nothing else changed

/** Values that a filter must carry through an address. @throws for one whose choices are read later */
function samplesOf(filter: ListFilter, given: readonly unknown[] | undefined): readonly unknown[] {
  if (given !== undefined) return given
  const optionsOf = ({ options }: ChoiceFilter<object> | SeveralFilter<object>) => {
    if (typeof options === 'function') throw new Error('name samples for this filter')
    return options.map(({ value }) => value)
  }
  switch (filter.control) {
    case 'checkbox':
      return [true]
    case 'choice':
      return optionsOf(filter as ChoiceFilter<object>)
    case 'several': {
      const several = filter as SeveralFilter<object>
      const values = optionsOf(several)
      return several.matches.flatMap((match): Several[] => [
        { values: values.slice(0, 1), match },
        { values, match },
      ])
    }
    case 'days':
      return [
        ...spans.map((span) => ({ span })),
        { from: '2026-01-01', to: null },
        { from: null, to: '2026-01-31' },
        { from: '2026-01-01', to: '2026-01-31' },
      ]
  }
}

/** Every message of a value, however deep. */
function messagesIn(value: unknown): MessageDescriptor[] {
  if (typeof value !== 'object' || value === null) return []
  if ('defaultMessage' in value) return [value as MessageDescriptor] // only messages have one
  return Object.values(value).flatMap(messagesIn)
}

/**
 * What every list keeps to, for a test file of its own: `listContract(holidays)`.
 * @param samples values for filters whose choices are not known beforehand
 * @param statuses every value of a status column, to look its badge up
 */
export function listContract<Row extends ListRow, Filters extends FilterSet>(
  typed: List<Row, Filters>,
  {
    samples = {},
    statuses = {},
  }: {
    samples?: Record<string, readonly unknown[]>
    statuses?: Record<string, readonly string[]>
  } = {},
): void {
  const list = typed as unknown as List<Row> // its filters as any other's
  const read = (address: string) =>
    readListState(list, new URL(address, 'https://own.invalid').searchParams)
  const usual = read(list.path)
  const filters = Object.entries(list.filters).flatMap(([code, filter]) =>
    samplesOf(filter, samples[code]).map((value) => [code, value] as const),
  )
  const states: [string, ListState][] = [
    ['the usual list', usual],
    ...filters.map(([code, value]): [string, ListState] => [
      `${code} ${JSON.stringify(value)}`,
      { ...usual, filters: { [code]: value } },
    ]),
  ]

  describe(`the list "${list.id}"`, () => {
    test.each(states)('%s survives the way through an address', (_name, state) => {
      const { filters: chosen } = state
      expect(read(list.toUrl({ filters: chosen, pageIndex: 1 }))).toEqual({
        ...state,
        pageIndex: 1,
      })
      expect(read(list.toUrl({ filters: chosen, search: ' ' }))).toEqual(state)
    })

    test.each(states)('%s asks what the API understands', (_name, state) => {
      expect(faults(rowsRequest(list, state))).toEqual([])
      const count = countRequest(list, state)
      if (count !== null) expect(faults(count)).toEqual([])
    })

    test('can be exported, each page behind the last row of the one before', () => {
      for (const search of list.documents.search === undefined ? [''] : ['', 'a word']) {
        const { query, variables } = rowsRequest(list, { ...usual, search }, keyset)
        const asked = { query: keysetQuery(query), variables: { ...variables, after: 'a cursor' } }
        expect(faults(asked)).toEqual([])
        // A limit within the search would end the file where it ends the first page.
        expect(variables).not.toHaveProperty('atMost')
        const text = print(asked.query)
        expect(text).toContain('after: $after')
        expect(text).not.toContain('offset')
      }
    })

    test.each(states)('%s: rows, count and search share the filter', (_name, state) => {
      const rows = rowsRequest(list, state)
      const count = countRequest(list, state)
      if (count !== null) expect(count.variables['filter']).toEqual(rows.variables['filter'])
      if (list.documents.search === undefined) return
      const searching = { ...state, search: 'a word' }
      const search = rowsRequest(list, searching)
      expect(search.variables).toEqual({ ...rows.variables, words: 'a word' })
      expect(faults(search)).toEqual([])
      const found = countRequest(list, searching)
      if (found !== null) expect(faults(found)).toEqual([])
    })

    test('can be ordered by every column that says so, the id last', () => {
      const sortable = list.columns.filter(({ sort }) => sort !== undefined)
      for (const { key } of sortable) {
        for (const descending of [true, false]) {
          const request = rowsRequest(list, { ...usual, sort: { column: key, descending } })
          expect(faults(request), key).toEqual([])
          expect(request.variables['orderBy']).toEqual(
            expect.arrayContaining([{ id: 'AscNullsLast' }]),
          )
        }
      }
      expect(sortable.map(({ key }) => key)).toContain(list.defaultSort.column)
      for (const group of list.groups ?? []) {
        expect(sortable.map(({ key }) => key)).toContain(group)
        expect(faults(rowsRequest(list, { ...usual, group }))).toEqual([])
      }
    })

    test('says how many rows there are', () => {
      const selectsTotal = (request: ListRequest) =>
        JSON.stringify(request.query).includes('"totalCount"')
      for (const search of ['', ...(list.documents.search === undefined ? [] : ['x'])]) {
        const state = { ...usual, search }
        expect(selectsTotal(countRequest(list, state) ?? rowsRequest(list, state))).toBe(true)
      }
    })

    test('gives no more rows at a time than the database does', () => {
      const most = mostRowsOf(list.documents.page)
      expect(list.pageSizes.filter((size) => size > most || size < 1)).toEqual([])
      expect(new Set(list.pageSizes).size).toBe(list.pageSizes.length)
    })

    test('names its columns once, and what the address calls its own is no filter', () => {
      const keys = list.columns.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      const own = ['q', 'sort', 'group', 'page', 'size']
      expect(Object.keys(list.filters).filter((code) => own.includes(code))).toEqual([])
    })

    test('has all its texts in both languages', () => {
      const badges = list.columns.flatMap((column) => {
        if (column.kind !== 'status') return []
        const known = statuses[column.key]
        if (known === undefined) throw new Error(`name the statuses of "${column.key}"`)
        return known.map((status) => column.badge(status).label)
      })
      const messages = messagesIn([list.words, list.columns, list.filters, badges])
      const missing = messages.filter(({ id = '' }) => !(id in english && id in afrikaans))
      expect(missing).toEqual([])
    })
  })
}
