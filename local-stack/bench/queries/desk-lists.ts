import type { Role, ScreenQuery } from './screen-query.ts'

interface List {
  screen: string
  collection: string
  row: string
  orderBy: string
  what?: string
  filter?: Record<string, unknown>
  filterType?: string
  first?: number
  as?: Role
  grows?: string
}

/**
 * A page of a table, and separately its count, because the count takes longer the more rows there are and is asked once
 * per filter, not once per page (docs/decisions/023).
 */
export function list({
  screen,
  collection,
  row,
  orderBy,
  what = 'page',
  filter,
  ...rest
}: List): ScreenQuery[] {
  const { filterType = 'never', first = 10, as = 'administrator', grows } = rest
  const given = filter ? 'filter: $filter' : ''
  const table = {
    screen,
    as,
    variables: { ...(filter && { filter }) },
    ...(grows !== undefined && { grows }),
  }
  const page: ScreenQuery = {
    ...table,
    what,
    paged: true,
    document: `query Page($first: Int!${filter ? `, $filter: ${filterType}` : ''}) {
      ${collection}(first: $first, ${given} orderBy: [${orderBy}, { id: AscNullsLast }]) {
        edges { cursor node { nodeId id ${row} } } pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: { ...table.variables, first },
  }
  const count: ScreenQuery = {
    ...table,
    what: what === 'page' ? 'count' : `${what}, count`,
    paged: false,
    document: `query Count${filter ? `($filter: ${filterType})` : ''} {
      ${collection}${filter ? `(${given})` : ''} { totalCount }
    }`,
  }
  return [page, count]
}

interface Search {
  screen: string
  field: string
  row: string
  orderBy: string
  words: string
  as?: Role
  grows?: string
}

/** The first page of a table's search, and separately its count, as for a list. */
export function search({
  screen,
  field,
  row,
  orderBy,
  words,
  grows,
  as = 'administrator',
}: Search): ScreenQuery[] {
  const table = { screen, as, variables: { words }, ...(grows !== undefined && { grows }) }
  return [
    {
      ...table,
      what: 'search',
      paged: true,
      document: `query Search($words: String!, $first: Int!) {
        ${field}(words: $words, first: $first, orderBy: [${orderBy}, { id: AscNullsLast }]) {
          edges { cursor node { nodeId id ${row} } } pageInfo { hasNextPage endCursor }
        }
      }`,
      variables: { words, first: 10 },
    },
    {
      ...table,
      what: 'search, count',
      paged: false,
      document: `query Count($words: String!) { ${field}(words: $words) { totalCount } }`,
    },
  ]
}
