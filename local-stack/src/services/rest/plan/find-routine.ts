import { RestFault } from '../rest-fault.ts'
import type { DatabaseSchema, Routine } from '../schema/model.ts'

/** The types of a function's only argument without a name that take a whole body of some content type. */
const bodyArguments: Record<string, string[]> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
}

export interface FoundRoutine {
  routine: Routine
  takesBody: boolean
}

/**
 * The function that takes arguments of these names.
 * @param contentType of the body; null when the function is called by GET
 * @throws RestFault PGRST202 when there is none, PGRST203 when there are several
 */
export function findRoutine(
  schema: DatabaseSchema,
  schemaName: string,
  name: string,
  names: string[],
  contentType: string | null,
): FoundRoutine {
  const all = schema.routines.filter((one) => one.schema === schemaName && one.name === name)
  const isRaw =
    contentType !== null && contentType !== 'application/json' && contentType in bodyArguments
  const named = isRaw ? [] : all.filter((one) => takes(one, names))
  const whole = contentType === null ? [] : all.filter((one) => takesWhole(one, contentType))
  const found = named.length > 0 ? named : whole
  const [first, second] = found
  if (first === undefined) throw unknownRoutine(`${schemaName}.${name}`, names, all, contentType)
  if (second !== undefined) throw severalRoutines(found)
  return { routine: first, takesBody: named.length === 0 }
}

function takes({ arguments: own }: Routine, names: string[]): boolean {
  const required = own.filter(({ isRequired }) => isRequired)
  return (
    required.every(({ name }) => name !== '' && names.includes(name)) &&
    names.every((name) => own.some((one) => one.name === name && name !== ''))
  )
}

function takesWhole({ arguments: own }: Routine, contentType: string): boolean {
  const [first] = own
  return (
    own.length === 1 &&
    first?.name === '' &&
    (bodyArguments[contentType] ?? []).includes(first.type)
  )
}

function unknownRoutine(
  name: string,
  names: string[],
  others: Routine[],
  contentType: string | null,
): RestFault {
  const list = names.length === 0 ? ' without parameters' : `(${names.join(', ')})`
  const parameters =
    names.length === 0
      ? 'without parameters'
      : `with parameter${names.length === 1 ? '' : 's'} ${names.join(', ')}`
  const unnamed =
    contentType === 'application/json'
      ? ' or with a single unnamed json/jsonb parameter'
      : contentType === null || !(contentType in bodyArguments)
        ? ''
        : ` or with a single unnamed ${bodyArguments[contentType]?.[0] ?? ''} parameter`
  const [only] = others
  const hint =
    only !== undefined && others.length === 1
      ? `Perhaps you meant to call the function ${name}${
          only.arguments.length === 0 ? '' : `(${only.arguments.map((one) => one.name).join(', ')})`
        }`
      : null
  return new RestFault(404, {
    code: 'PGRST202',
    message: `Could not find the function ${name}${list} in the schema cache`,
    details: `Searched for the function ${name} ${parameters}${unnamed}, but no matches were found in the schema cache.`,
    hint,
  })
}

function severalRoutines(found: Routine[]): RestFault {
  const described = found.map(
    (one) =>
      `${one.schema}.${one.name}(${one.arguments.map(({ name, type }) => `${name} => ${type}`).join(', ')})`,
  )
  return new RestFault(300, {
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${described.join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  })
}
