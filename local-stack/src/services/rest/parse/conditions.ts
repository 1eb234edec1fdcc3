import { unreadable } from '../rest-fault.ts'
import { readField, type Field } from './field.ts'
import { NotReadable, Reader } from './reader.ts'

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

export interface Condition {
  kind: 'condition'
  field: Field
  isNegated: boolean
  test: Test
}

export interface Group {
  kind: 'group'
  joinedBy: 'and' | 'or'
  isNegated: boolean
  members: Logic[]
}

export type Logic = Condition | Group

/** A condition with the embedded resources that lead to it. */
export interface PlacedLogic {
  path: string[]
  logic: Logic
}

/** A filter such as `clients.name=eq.Anna`. @throws RestFault PGRST100 */
export function parseFilter(key: string, value: string): PlacedLogic {
  const { path, field } = reading('tree path', key, (reader) => {
    const names: string[] = []
    for (;;) {
      const one = readField(reader)
      if (!reader.take('.')) return { path: names, field: one }
      names.push(one.name)
    }
  })
  const logic = reading('filter', value, (reader): Condition => {
    const isNegated = reader.take('not.')
    return { kind: 'condition', field, isNegated, test: readTest(reader, false) }
  })
  return { path, logic }
}

/** `or=(...)`, `and=(...)`, also with `not.` and the path of an embedded resource. @throws RestFault PGRST100 */
export function parseLogic(key: string, value: string): PlacedLogic {
  const parts = key.split('.')
  const joinedBy = parts.pop() === 'or' ? 'or' : 'and'
  const isNegated = parts.at(-1) === 'not'
  if (isNegated) parts.pop()
  const logic = reading('logic tree', value, (reader) => readGroup(reader, joinedBy, isNegated))
  return { path: parts, logic }
}

function reading<T>(what: string, text: string, read: (reader: Reader) => T): T {
  const reader = new Reader(text)
  try {
    const found = read(reader)
    if (!reader.isAtEnd) throw reader.fault('expecting end of input')
    return found
  } catch (error) {
    if (error instanceof NotReadable) throw unreadable(what, text, error.message)
    throw error
  }
}

function readGroup(reader: Reader, joinedBy: 'and' | 'or', isNegated: boolean): Group {
  reader.skipSpaces()
  reader.expect('(')
  const members: Logic[] = []
  do {
    reader.skipSpaces()
    members.push(readMember(reader))
    reader.skipSpaces()
  } while (reader.take(','))
  reader.expect(')')
  return { kind: 'group', joinedBy, isNegated, members }
}

function readMember(reader: Reader): Logic {
  const word = reader.match(/(?:not\.)?(?:and|or)(?= *\()/y)
  if (word !== null) {
    return readGroup(reader, word.endsWith('or') ? 'or' : 'and', word.startsWith('not.'))
  }
  const field = readField(reader)
  reader.expect('.')
  const isNegated = reader.take('not.')
  return { kind: 'condition', field, isNegated, test: readTest(reader, true) }
}

/** @param isInGroup whether a comma or bracket ends the value */
function readTest(reader: Reader, isInGroup: boolean): Test {
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
