import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { chooseLocale } from '@/i18n/locale.ts'
import { renderFields } from './field-testing.tsx'
import { DecimalField, IntegerField, MoneyField, PercentField } from './number-fields.tsx'

afterEach(() => chooseLocale('en'))

const schema = z.object({
  price: z.string().check(z.refine((price) => !price.startsWith('x'), 'Write an amount')),
  share: z.string(),
  mass: z.string(),
  copies: z.string(),
})
const empty = { price: '', share: '', mass: '', copies: '' }

const open = (values: Partial<typeof empty> = {}, locale: 'en' | 'af' = 'en') =>
  renderFields(
    {
      schema,
      values: { ...empty, ...values },
      edits: false,
      children: (form) => (
        <>
          <MoneyField form={form} name="price" label="Price" placeholder="0" />
          <PercentField form={form} name="share" label="Share" />
          <DecimalField form={form} name="mass" label="Mass" decimals={1} />
          <IntegerField form={form} name="copies" label="Copies" />
        </>
      ),
    },
    { locale },
  )

const field = (name: string) => screen.getByLabelText(name)

test('an amount is typed as people write it, shown in order once it is left, and saved exactly', async () => {
  const { user, save, saved } = open()
  await user.type(field('Price'), 'R1 234,5')
  expect(field('Price')).toHaveValue('R1 234,5')
  await user.tab()
  expect(field('Price')).toHaveValue('1,234.50')
  await user.type(field('Share'), '12,50 %')
  await user.tab()
  expect(field('Share')).toHaveValue('12.5')
  await user.type(field('Mass'), '0.50')
  await user.tab()
  expect(field('Mass')).toHaveValue('0.5')
  await user.type(field('Copies'), '8')
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({
    price: '1234.50',
    share: '12.5',
    mass: '0.5',
    copies: '8',
  })
})

test('in Afrikaans the comma is the decimal sign', () => {
  chooseLocale('af')
  open({ price: '1234.50', share: '12.5', mass: '0.5' }, 'af')
  expect(field('Price')).toHaveValue('1\u00a0234,50')
  expect(field('Share')).toHaveValue('12,5')
  expect(field('Mass')).toHaveValue('0,5')
})

test('what is no number stays as it was typed, for the schema to refuse', async () => {
  const { user, save, saved } = open()
  await user.type(field('Price'), 'x5')
  await user.type(field('Mass'), '0.55')
  await user.tab()
  expect(field('Price')).toHaveValue('x5')
  expect(field('Mass')).toHaveValue('0.55')
  expect(field('Price')).toHaveAccessibleDescription('Write an amount')
  await save()
  expect(saved).not.toHaveBeenCalled()
})

test('a phone shows the keys that the number needs', () => {
  open()
  expect(field('Price')).toHaveAttribute('inputmode', 'decimal')
  expect(field('Price')).toHaveAttribute('placeholder', '0')
  expect(field('Share')).toHaveAttribute('inputmode', 'decimal')
  expect(field('Copies')).toHaveAttribute('inputmode', 'numeric')
  expect(screen.getByText('R')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('%')).toHaveAttribute('aria-hidden', 'true')
})

test('without places only digits are offered', () => {
  renderFields({
    schema,
    values: empty,
    children: (form) => <PercentField form={form} name="share" label="Share" decimals={0} />,
  })
  expect(field('Share')).toHaveAttribute('inputmode', 'numeric')
})

test.each(['abc', '½', '2,5', '1e3', '1.000', '0x10', '１２', '99999999999', '1 2'])(
  '%s stays in every number field as it was typed, and is what the schema is asked about',
  async (hostile) => {
    const { user, save, saved } = open()
    const names = hostile === '2,5' ? ['Copies'] : ['Price', 'Share', 'Mass', 'Copies']
    const refused = hostile === '1.000' ? names.filter((name) => name !== 'Price') : names
    for (const name of refused) await user.type(field(name), hostile)
    await user.tab()
    for (const name of refused) expect(field(name)).toHaveValue(hostile)
    await save()
    const keys = { Price: 'price', Share: 'share', Mass: 'mass', Copies: 'copies' } as const
    for (const name of refused) {
      expect(saved.mock.lastCall?.[0]).toHaveProperty(keys[name as keyof typeof keys], hostile)
    }
  },
)
