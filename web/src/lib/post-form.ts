/** Leaves the page by posting hidden fields to another site, in the order given. */
export function postForm(action: string, fields: readonly (readonly [string, string])[]): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const [name, value] of fields) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
