import type { MessageDescriptor } from 'react-intl'
import type { Words } from './words.ts'
import { dayRange, readDays, writeDays, type Days } from './day-range.ts'

export interface FilterOption {
  value: string
  label: Words
}

/** The choices, or a hook that loads them and returns undefined until it has. */
export type FilterOptions = readonly FilterOption[] | (() => readonly FilterOption[] | undefined)

/** How a filter is written in the address under its code, and its condition for the database. */
export interface ListFilter<Where = object, Value = unknown> {
  readonly control: 'checkbox' | 'choice' | 'several' | 'days'
  readonly label: MessageDescriptor
  /** @returns undefined for a value that the filter does not know */
  decode(params: URLSearchParams, code: string): Value | undefined
  encode(value: Value): Record<string, string | string[]>
  /** Null for a filter that the query takes as arguments instead. */
  where(value: Value): Where | null
  /** What the list's query takes beside its filter. */
  variables?(value: Value): Record<string, unknown>
}

export type FilterSet<Where = object> = Record<string, ListFilter<Where>>

/** Which filters of a set are on, and what they hold. */
export type FilterValues<Filters> = {
  [Code in keyof Filters]?: Filters[Code] extends ListFilter<unknown, infer Value> ? Value : never
}

export interface CheckboxFilter<Where> extends ListFilter<Where, true> {
  readonly control: 'checkbox'
}

/** On or off. */
export function checkboxFilter<Where extends object>(filter: {
  label: MessageDescriptor
  /** A function for a condition that moves with the clock. */
  where: Where | (() => Where)
}): CheckboxFilter<Where> {
  const { where } = filter
  return {
    control: 'checkbox',
    label: filter.label,
    decode: (params, code) => (params.get(code) === 'yes' ? true : undefined),
    encode: () => ({ '': 'yes' }),
    where: () => (typeof where === 'function' ? where() : where),
  }
}

interface Choices {
  label: MessageDescriptor
  options: FilterOptions
  /** Which values are valid in the address, for options that are loaded by a hook. Otherwise the options are. */
  knows?: (value: string) => boolean
}

/** Tells which values are valid in the address. */
const knownBy =
  ({ options, knows }: Choices) =>
  (value: string) =>
    knows?.(value) ??
    (typeof options !== 'function' && options.some((option) => option.value === value))

export interface ChoiceFilter<Where> extends ListFilter<Where, string> {
  readonly control: 'choice'
  readonly options: FilterOptions
}

/** One of several. */
export function choiceFilter<Where>(
  filter: Choices & { where: (value: string) => Where },
): ChoiceFilter<Where> {
  const known = knownBy(filter)
  return {
    control: 'choice',
    label: filter.label,
    options: filter.options,
    decode: (params, code) => {
      const value = params.get(code)
      return value !== null && known(value) ? value : undefined
    },
    encode: (value) => ({ '': value }),
    where: filter.where,
  }
}

export interface Several {
  values: string[]
  /** Rows with all of them, or with any. */
  match: 'all' | 'any'
}

export interface SeveralFilter<Where> extends ListFilter<Where, Several> {
  readonly control: 'several'
  readonly options: FilterOptions
  /** With both, people choose between them. The first is the default. */
  readonly matches: readonly [Several['match'], ...Several['match'][]]
}

/** Several at once: rows that have any of them, or all. */
export function severalFilter<Where>(
  filter: Choices & {
    matches?: SeveralFilter<Where>['matches']
    where: (values: string[], match: Several['match']) => Where
  },
): SeveralFilter<Where> {
  const known = knownBy(filter)
  const matches = filter.matches ?? ['any']
  return {
    control: 'several',
    label: filter.label,
    options: filter.options,
    matches,
    decode: (params, code) => {
      const values = [...new Set(params.getAll(code).filter(known))]
      if (values.length === 0) return undefined
      const asked = matches.find((match) => match === params.get(`${code}.match`))
      return { values, match: asked ?? matches[0] }
    },
    encode: ({ values, match }) => ({
      '': values,
      ...(match === matches[0] ? {} : { '.match': match }),
    }),
    where: ({ values, match }) => filter.where(values, match),
  }
}

export interface DaysFilter<Where> extends ListFilter<Where, Days> {
  readonly control: 'days'
  /** What the list shows while no days are chosen, such as "last month"; without it everything. */
  readonly usual?: MessageDescriptor
}

/** From one day to another in South African time, or a span like "the last 7 days" that moves with the calendar. */
export function daysFilter<Where>(filter: {
  label: MessageDescriptor
  column: Extract<keyof Where, string>
  /** Calendar days, or moments that fall on them. */
  holds: 'days' | 'moments'
}): DaysFilter<Where> {
  return {
    control: 'days',
    label: filter.label,
    decode: (params, code) => readDays(params.get(code)),
    encode: (days) => ({ '': writeDays(days) }),
    where: (days) => ({ [filter.column]: dayRange(days, filter.holds) }) as Where, // a date column, says its type
  }
}

/** Days that a list asks for by arguments of its query, because the database shows other rows when days are named. */
export function daysArguments(filter: {
  label: MessageDescriptor
  usual: MessageDescriptor
  /** The variables of the query: from this moment on, and before that one. */
  from: string
  until: string
}): DaysFilter<never> {
  return {
    control: 'days',
    label: filter.label,
    usual: filter.usual,
    decode: (params, code) => readDays(params.get(code)),
    encode: (days) => ({ '': writeDays(days) }),
    where: () => null,
    variables: (days) => {
      const { gte = null, lt = null } = dayRange(days, 'moments')
      return { [filter.from]: gte, [filter.until]: lt }
    },
  }
}

/** What follows a filter's code in the names of its parameters. */
export const filterParameters = ['', '.match'] as const
