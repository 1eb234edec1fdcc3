/** Documents of templates, as the editors write them. */
export const documents = {
  headings: [{ label: 'Topic', value: 'Fractions' }],
  steps: [{ name: 'Introduction', fields: [{ type: 'Text', label: 'Opening', value: 'A song' }] }],
  instructions: ['Answer all questions.'],
  translation: { language: 'af', title: 'Breuke', instructions: ['Werk netjies.'] },
  questions: [{ number: '1', marks: 10, fields: [{ number: '1.1', marks: 10 }] }],
}
