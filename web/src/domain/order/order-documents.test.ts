import { expect, test } from 'vitest'
import { readAnswers, readShippingDetails } from './order-documents.ts'

test('answers of each type of question, without those left open', () => {
  const questions = [
    { type: 'Text', label: 'Name on the box', value: 'Ms Nkosi’s class' },
    { type: 'Textarea', label: 'Remarks', value: ' ' },
    { type: 'Multi Select', label: 'Colours', value: ['Red', 'Blue'] },
    { type: 'Checkbox', label: 'Extras', value: [] },
    { type: 'Radio', label: 'Script', value: null },
    { type: 'Select', label: 'Size' },
  ]
  expect(readAnswers(JSON.stringify(questions))).toEqual([
    { question: 'Name on the box', answers: ['Ms Nkosi’s class'] },
    { question: 'Colours', answers: ['Red', 'Blue'] },
  ])
  expect(readAnswers('[]')).toEqual([])
  expect(readAnswers('{}')).toEqual([])
})

test('an address, with nothing for what was never asked', () => {
  expect(readShippingDetails(null)).toBeNull()
  expect(readShippingDetails('{"address1":"12 Marula Street","city":"Polokwane"}')).toMatchObject({
    address1: '12 Marula Street',
    address2: '',
    city: 'Polokwane',
  })
})
