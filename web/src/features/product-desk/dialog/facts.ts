import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { shaped } from '@/domain/product/goods/goods-schema.ts'
import { facts, type ColumnKind, type ColumnOf } from '@/domain/product/product-columns.ts'

const messages = defineMessages({
  whole: { defaultMessage: 'A whole number from 1', id: 'KT4ITF' },
})

type Fact = ColumnOf<'facts'>

/** What may be chosen, where that is so. */
export const choices: Partial<Record<ColumnKind, readonly string[]>> = {
  language: ['en', 'af'],
  term: ['1', '2', '3', '4'],
}

/** One value for each fact. */
const each = <Value>(make: (name: Fact, column: (typeof facts)[number][1]) => Value) =>
  Object.fromEntries(facts.map(([name, column]) => [name, make(name, column)])) as Record<
    Fact,
    Value
  > // each fact is one

/** The rules of the facts. Numbers are texts, as they were typed; an empty text is none. */
export const factsShape = (intl: IntlShape) =>
  each((_name, { kind, longest = 0, digits = 5 }) => {
    const chosen = choices[kind]
    if (chosen !== undefined) return z.enum(['', ...chosen])
    return kind === 'text'
      ? z.string().check(z.trim(), z.maxLength(longest))
      : shaped(
          intl.formatMessage(messages.whole),
          new RegExp(String.raw`^[1-9]\d{0,${String(digits - 1)}}$`),
        )
  })

type Stored = Record<Fact, string | number | null>

/** What the fields hold. */
export const factValues = (product: Stored | null) =>
  each((name, { kind }) => {
    const text = String(product?.[name] ?? '')
    return choices[kind]?.includes(text) === false ? '' : text
  })

/** The facts as save_product() takes them. */
export const storedFacts = (values: Record<Fact, string>) =>
  each((name, { kind }) => {
    const text = values[name]
    if (text === '') return null
    return kind === 'whole' || kind === 'term' ? Number(text) : text
  })
