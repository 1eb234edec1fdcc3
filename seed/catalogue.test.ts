import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { GRADES, SUBJECTS } from './curriculum.ts'
import { seedId } from './ids.ts'
import { evaluate } from './arithmetic.ts'
import { PERSONAS, DEVELOPMENT_PASSWORD } from './personas.ts'
import { defineResource, totalMarks } from './resource-schema.ts'
import { contrast, underWhite } from './render/colour.ts'
import { ACCENTS } from './render/theme.ts'

const catalogue = await loadCatalogue()
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the catalogue', () => {
  it('has enough resources for every grade and many subjects, in both languages', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(44)
    expect(new Set(catalogue.map((entry) => entry.grade))).toEqual(new Set(GRADES))
    const subjects = new Set(catalogue.map((entry) => SUBJECTS[entry.subject].accent))
    expect(subjects.size).toBeGreaterThanOrEqual(6)
    const afrikaans = catalogue.filter((entry) => entry.language === 'af').length
    expect(Math.abs(afrikaans / catalogue.length - 0.5)).toBeLessThan(0.1)
  })

  it('has every kind of listing that the shop must show', () => {
    const count = (test: (entry: (typeof catalogue)[number]) => boolean): number =>
      catalogue.filter(test).length
    expect(count((entry) => entry.price === null)).toBeGreaterThanOrEqual(2)
    expect(count((entry) => entry.discount > 0)).toBeGreaterThanOrEqual(5)
    expect(count((entry) => entry.featured)).toBeGreaterThanOrEqual(4)
    expect(count((entry) => entry.physical)).toBeGreaterThanOrEqual(3)
    expect(count((entry) => entry.publishDate === null)).toBeGreaterThanOrEqual(2)
    expect(count((entry) => (entry.publishDate ?? '') > '2027')).toBe(1)
    const types = new Set(catalogue.flatMap((entry) => entry.questions.map((q) => q.type)))
    expect([...types].sort()).toEqual([
      'Checkbox',
      'Multi Select',
      'Radio',
      'Select',
      'Text',
      'Textarea',
    ])
  })

  it('repeats no slug, title, article number or id', () => {
    expect(unique(catalogue.map((entry) => entry.slug))).toBe(true)
    expect(unique(catalogue.map((entry) => entry.title))).toBe(true)
    expect(unique(catalogue.map((entry) => entry.sku))).toBe(true)
    const ids = catalogue.flatMap(({ slug }) => [seedId('product', slug), seedId('content', slug)])
    expect(unique(ids)).toBe(true)
    expect(ids.every((id) => UUID.test(id))).toBe(true)
  })

  it.each(catalogue.map((entry) => [entry.slug, entry] as const))(
    '%s contains what its listing promises',
    (_slug, entry) => {
      const listing = [...entry.intro, ...entry.points].join(' ')
      const promised = /\b(\d+) (?:marks|punte)\b/.exec(listing)?.[1]
      if (promised) expect(totalMarks(entry)).toBe(Number(promised))
      const rubric = /(?:rubriek uit|rubric out of) (\d+)/i.exec(listing)?.[1]
      if (rubric) {
        const totals = entry.blocks.flatMap((block) =>
          block.kind === 'question' && block.work.kind === 'rubric'
            ? [block.work.criteria.reduce((sum, criterion) => sum + criterion.marks, 0)]
            : [],
        )
        expect(totals).toContain(Number(rubric))
      }
      expect(
        entry.slug.endsWith(
          entry.language === 'en'
            ? `grade-${entry.grade.toLowerCase()}`
            : `graad-${entry.grade.toLowerCase()}`,
        ),
      ).toBe(true)
    },
  )

  it.each(catalogue.map((entry) => [entry.slug, entry] as const))(
    '%s has only correct arithmetic in its answers',
    (_slug, entry) => {
      const answers = entry.blocks.flatMap((block) =>
        block.kind === 'question' && block.work.kind === 'open'
          ? block.work.items.flatMap((item) => item.a)
          : [],
      )
      for (const equation of answers.flatMap(equationsIn)) {
        const [first, ...others] = equation.split('=').map(evaluate)
        for (const other of others) expect(other, equation).toEqual(first)
      }
    },
  )
})

/** Reads "45% of 600 = 270" from "45% of 600 = 270 boys". A quotient with a remainder is not an equation. */
function equationsIn(answer: string): string[] {
  const side = String.raw`(?:\{[\d ]*\d\/\d+\}|R?\d[\d ]*(?:,\d+)?[°%]?|[×÷+−()]|of|van| )+`
  return [...answer.matchAll(new RegExp(`${side}(?:=${side})+`, 'g'))]
    .filter((match) => !/^re[ms]/.test(answer.slice(match.index + match[0].length)))
    .map(([found]) => found.replace(/^[ )×÷+−]*(?:of|van)?|(?:of|van)?[ (×÷+−]*$/g, ''))
    .filter((equation) => equation.split('=').every((part) => /\d/.test(part)))
}

describe('defineResource', () => {
  const [sample] = catalogue
  const broken =
    (blocks: unknown): (() => unknown) =>
    () =>
      // Deliberately wrong input, which the types would not allow.
      defineResource({ ...sample, blocks } as Parameters<typeof defineResource>[0])

  it('refuses a wrong sum, a wrong pattern and a promised memorandum without answers', () => {
    const question = (work: object): object => ({ kind: 'question', title: 'x', work })
    expect(broken([question({ kind: 'sums', items: [{ q: '7 × 8 = __', a: ['54'] }] })])).toThrow(
      /not solved/,
    )
    expect(
      broken([question({ kind: 'sequence', items: [{ terms: [2, 4, 6, 9], hide: [1] }] })]),
    ).toThrow(/no one rule/)
    expect(broken([{ kind: 'text', text: 'x' }])).toThrow(/memo/)
  })
})

describe('personas', () => {
  const people = Object.values(PERSONAS)

  it('have their own ids, email addresses and phone numbers', () => {
    expect(people.every(({ id }) => UUID.test(id))).toBe(true)
    expect(unique(people.map(({ id }) => id))).toBe(true)
    expect(unique(people.map(({ email }) => email))).toBe(true)
    expect(people.every(({ email }) => email.endsWith('@kryt.example'))).toBe(true)
    expect(unique(people.map(({ phone }) => phone))).toBe(true)
  })

  it('share a password that meets the policy', () => {
    expect(DEVELOPMENT_PASSWORD.length).toBeGreaterThanOrEqual(8)
    for (const part of [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]) {
      expect(DEVELOPMENT_PASSWORD).toMatch(part)
    }
  })
})

describe('cover colours', () => {
  it.each(Object.entries(ACCENTS))('%s has enough contrast with white text', (_name, accent) => {
    expect(contrast(underWhite(accent), '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  })
})
