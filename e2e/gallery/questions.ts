const question = (type: string, label: string, more: Record<string, unknown> = {}) => ({
  type,
  label,
  hint: '',
  placeholder: '',
  required: false,
  items: [],
  value: null,
  ...more,
})

const items = ['Gloss', 'Matt']

/** One question of each type that a resource can ask, some of them required. */
export const allTypes = [
  question('Text', 'Name on the tin', { required: true, placeholder: 'Mrs Naidoo’s class' }),
  question('Textarea', 'Message on the card', { hint: 'Free of charge with every set.' }),
  question('Select', 'Letters', { required: true, placeholder: 'Choose one', items }),
  question('Multi Select', 'Extra strips', { placeholder: 'Choose one or more', items }),
  question('Radio', 'Finish', { required: true, items, hint: 'Matt reflects less light.' }),
  question('Checkbox', 'Extras', { items: ['Gift wrapping', 'Card with a message'] }),
]
