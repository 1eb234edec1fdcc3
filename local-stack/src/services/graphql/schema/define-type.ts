import type { EnumValue, Field, InputField, Meaning, NamedType } from './model.ts'

interface Definition {
  kind: NamedType['kind']
  name: string
  meaning: Meaning
  description?: string | null
  schemaOid?: number | null
  fields?: () => Field[]
  inputFields?: () => InputField[]
  enumValues?: () => EnumValue[]
  interfaces?: () => NamedType[]
  possibleTypes?: () => NamedType[]
}

/** Types refer to each other in circles, so members are computed once, when they are first needed. */
export function defineType(definition: Definition): NamedType {
  const fields = once(() => definition.fields?.() ?? null)
  const inputFields = once(() => definition.inputFields?.() ?? null)
  return {
    kind: definition.kind,
    name: definition.name,
    description: definition.description ?? null,
    meaning: definition.meaning,
    schemaOid: definition.schemaOid ?? null,
    fields,
    inputFields,
    // An empty list for all other kinds, because tools that read the schema fail on null here.
    enumValues: once(() => definition.enumValues?.() ?? []),
    interfaces: once(() => definition.interfaces?.() ?? []),
    possibleTypes: once(() => definition.possibleTypes?.() ?? null),
    fieldMap: once(() => new Map((fields() ?? []).map((item) => [item.name, item]))),
    inputFieldMap: once(() => new Map((inputFields() ?? []).map((item) => [item.name, item]))),
  }
}

export function once<T>(compute: () => T): () => T {
  let value: { result: T } | undefined
  return () => (value ??= { result: compute() }).result
}
