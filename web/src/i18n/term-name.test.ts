import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import messages from './af.json' with { type: 'json' }
import { termName } from './term-name.ts'

const afrikaans = createIntl({ locale: 'af', messages })

test.for<[name: string, shown: string]>([
  ['Grade R', 'Graad R'],
  ['Grade 12', 'Graad 12'],
  ['Term 3', 'Kwartaal 3'],
  ['Social Sciences', 'Sosiale Wetenskappe'],
  ['Afrikaans Huistaal', 'Afrikaans Huistaal'],
  ['toString', 'toString'],
])('%s is %s in Afrikaans', ([name, shown]) => {
  expect(termName(afrikaans, name)).toBe(shown)
})
