import type { Reader } from './reader.ts'

const comparisons = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const
const quantifiable = ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch']
const searches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const

export type Test =
  | { kind: 'compare'; operator: string; quantifier: 'any' | 'all' | null; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; value: 'null' | 'not null' | 'true' | 'false' | 'unknown' }
  | { kind: 'distinct'; value: string }
  | { kind: 'search'; function: string; language: string | null; value: string }

/** @param isInGroup whether a comma or bracket ends the value */
export function readTest(reader: Reader, isInGroup: boolean): Test {
  const word = reader.match(/[a-z]+/y) ?? ''
  if (word === 'in') {
    reader.expect('.')
    return { kind: 'in', values: readList(reader) }
  }
  if (word === 'is') return { kind: 'is', value: readIs(reader) }
  if (word === 'isdistinct') {
    reader.expect('.')
    return { kind: 'distinct', value: readValue(reader, isInGroup) }
  }
  if (isKeyOf(searches, word)) {
    const language = reader.take('(') ? reader.match(/[^)]+/y) : null
    if (language !== null) reader.expect(')')
    reader.expect('.')
    const value = readValue(reader, isInGroup)
    return { kind: 'search', function: searches[word], language, value }
  }
  if (!isKeyOf(comparisons, word)) throw reader.fault('expecting operator (eq, gt, ...)')
  const marked = quantifiable.includes(word) ? reader.match(/\((any|all)\)/y) : null
  reader.expect('.')
  const value = readValue(reader, isInGroup)
  const quantifier = marked === '(any)' ? 'any' : marked === '(all)' ? 'all' : null
  const isPattern = word === 'like' || word === 'ilike'
  const operator = comparisons[word]
  return {
    kind: 'compare',
    operator,
    quantifier,
    value: isPattern ? value.replaceAll('*', '%') : value,
  }
}

const isKeyOf = <T extends object>(words: T, word: string): word is Extract<keyof T, string> =>
  Object.hasOwn(words, word)

function readIs(reader: Reader): 'null' | 'not null' | 'true' | 'false' | 'unknown' {
  reader.expect('.')
  const word = reader.match(/(?:null|not_null|true|false|unknown)(?=$|[ ,)])/iy)?.toLowerCase()
  switch (word) {
    case 'null':
    case 'true':
    case 'false':
    case 'unknown':
      return word
    case 'not_null':
      return 'not null'
    default:
      throw reader.fault('expecting isVal: (null, not_null, true, false, unknown)')
  }
}

function readList(reader: Reader): string[] {
  reader.expect('(')
  reader.skipSpaces()
  const values: string[] = []
  do values.push(readElement(reader))
  while (reader.take(','))
  reader.expect(')')
  return values.length === 1 && values[0] === '' ? [] : values
}

function readElement(reader: Reader): string {
  return readQuoted(reader) ?? reader.match(/[^,)]*/y) ?? ''
}

/** A quoted value counts as quoted only when a separator follows. */
function readQuoted(reader: Reader): string | null {
  return reader.attempt(() => {
    const value = reader.quoted()
    return value !== null && (reader.isAtEnd || reader.peek(',') || reader.peek(')')) ? value : null
  })
}

function readValue(reader: Reader, isInGroup: boolean): string {
  if (!isInGroup) return reader.match(/.*/sy) ?? ''
  return (
    readQuoted(reader) ?? reader.match(/\{[^{}]*\}(?=$|[,)])/y) ?? reader.match(/[^,)]*/y) ?? ''
  )
}

/** Whether a parameter of a called function is a filter upon its result. */
export function isFilterValue(value: string): boolean {
  const [, word = ''] = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./.exec(value) ?? []
  return (
    isKeyOf(comparisons, word) ||
    isKeyOf(searches, word) ||
    ['in', 'is', 'isdistinct'].includes(word)
  )
}
