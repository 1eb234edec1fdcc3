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

/** One thing that the tests try over each door. */
export interface Case {
  caller: Caller
  verb: Verb
  /** What is special about it, besides the caller and the verb. */
  about?: { usual: true } | { variant: number } | { column: string } | { everything: true }
  allowed: boolean
  grant?: Grant
}

/** Every caller by every verb, then the rows that limits are about, then the columns that are nobody's to read or write. */
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

/** What the sample of a model writes: all that its clients may. */
export interface WritableColumns {
  insert: string[]
  update: string[]
}

/** Whoever may write nothing may not write everything at once either: that needs no right to read. */
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

/** A row that is special for those who may see it must not show to the others by that very thing. */
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
