import { GraphqlFault } from '../faults.ts'
import type { Selected } from '../parse/selections.ts'
import type { InputValue, Variables } from '../parse/variables.ts'
import { absent } from '../parse/variables.ts'
import type { Field } from '../schema/model.ts'
import { quotedList, validate } from './validate.ts'

/** The validated value of an argument; of a repeated argument, the first counts. */
export function readArgument(
  name: string,
  field: Field,
  selected: Selected,
  variables: Variables,
): InputValue {
  const declared = field.args.find((item) => item.name === name)
  if (!declared) throw new GraphqlFault(`Internal error 1: ${name}`)
  const given = selected.args.find((item) => item.name.value === name)
  return validate(declared.type, given ? variables.read(given.value) : absent)
}

export function restrictArguments(allowed: string[], selected: Selected): void {
  const extra = selected.args
    .map((item) => item.name.value)
    .filter((name) => !allowed.includes(name))
  if (extra.length > 0) throw new GraphqlFault(`Input contains extra keys ${quotedList(extra)}`)
}
