import { unreadable } from '../rest-fault.ts'
import { readField, type Field } from './field.ts'
import { readTest, type Test } from './operators.ts'
import { NotReadable, Reader } from './reader.ts'

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
  const logic = reading('logic tree', value, (reader) => {
    const group = readGroup(reader, joinedBy, isNegated)
    // PostgREST does not look at what follows the closing bracket.
    reader.match(/.*/sy)
    return group
  })
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
