import {
  callers,
  verbs,
  type Caller,
  type Grant,
  type ModelRights,
  type Sample,
  type Verb,
} from './grants.ts'
import type { Door, Table } from './requests/request.ts'

/** One case, which the tests try over GraphQL, REST and SQL. */
export interface Case {
  caller: Caller
  verb: Verb
  /** What distinguishes it, besides the caller and the verb. */
  about?: { usual: true } | { variant: number } | { column: string } | { everything: true }
  allowed: boolean
  grant?: Grant
}

/**
 * Every caller with every verb, then the rows for which limits matter, then the columns that nobody may read or write.
 */
export function casesOf(
  model: ModelRights,
  sample: Sample,
  table: Table,
  writable: WritableColumns,
  door: Door['name'],
): Case[] {
  return callers.flatMap((caller) =>
    verbs.flatMap((verb) => {
      const grant = model.rights[verb][caller]
      if (grant === undefined) {
        return [...refusedCases(caller, verb), ...variantsRefused(sample, caller, verb)]
      }
      return [
        { caller, verb, allowed: grant.blind !== true || door !== 'GraphQL', grant },
        ...variantCases(sample, caller, verb),
        ...columnsRefused(model, table, writable, verb, grant).map((column) => ({
          caller,
          verb,
          about: { column },
          allowed: false,
        })),
      ]
    }),
  )
}

/** The columns of a model's sample: all that its clients may write. */
export interface WritableColumns {
  insert: string[]
  update: string[]
}

/** Callers without the right to write must not be able to write all rows at once, which needs no right to read. */
function refusedCases(caller: Caller, verb: Verb): Case[] {
  const refused = { caller, verb, allowed: false }
  if (verb === 'select' || verb === 'insert') return [refused]
  return [refused, { ...refused, about: { everything: true } }]
}

function variantCases(sample: Sample, caller: Caller, verb: Verb): Case[] {
  if (verb === 'insert') return []
  return (sample.variants ?? []).flatMap(({ refuses }, variant) => {
    const refused = refuses[verb]
    if (refused === undefined) return []
    return [{ caller, verb, about: { variant }, allowed: !refused.includes(caller) }]
  })
}

/** A row's special property must not reveal it to callers who may not see it. */
function variantsRefused(sample: Sample, caller: Caller, verb: Verb): Case[] {
  return variantCases(sample, caller, verb).map((tried) => ({ ...tried, allowed: false }))
}

function columnsRefused(
  { unreadable = [] }: ModelRights,
  table: Table,
  writable: WritableColumns,
  verb: Verb,
  grant: Grant,
): string[] {
  if (verb === 'delete') return []
  if (verb === 'select') return unreadable
  const may = grant.columns ?? writable[verb]
  return Object.keys(table.columns).filter((column) => !may.includes(column))
}
