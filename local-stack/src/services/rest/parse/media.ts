import { RestFault } from '../rest-fault.ts'

export interface AcceptedForm {
  kind: 'list' | 'object' | 'csv'
  stripsNulls: boolean
  contentType: string
}

const json: AcceptedForm = { kind: 'list', stripsNulls: false, contentType: 'application/json' }
const object = 'application/vnd.pgrst.object'
const array = 'application/vnd.pgrst.array'

/** The form that the caller likes best among those that exist. @throws RestFault PGRST107 */
export function parseAccept(header: string | undefined): AcceptedForm {
  if (header === undefined || header.trim() === '') return json
  const wanted = header.split(',').map((text, index) => {
    const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
    const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    return { type, parameters, quality, index }
  })
  wanted.sort((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { type, parameters } of wanted) {
    const stripsNulls = parameters.includes('nulls=stripped')
    const form = formOf(type.replace(/\+json$/, ''), stripsNulls)
    if (form !== null) return form
  }
  throw new RestFault(406, {
    code: 'PGRST107',
    message: `None of these media types are available: ${wanted.map(({ type }) => type).join(', ')}`,
  })
}

function formOf(type: string, stripsNulls: boolean): AcceptedForm | null {
  const stripped = stripsNulls ? ';nulls=stripped' : ''
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return json
    case object:
      return { kind: 'object', stripsNulls, contentType: `${object}+json${stripped}` }
    case array:
      return stripsNulls
        ? { kind: 'list', stripsNulls, contentType: `${array}+json${stripped}` }
        : json
    case 'text/csv':
      return { kind: 'csv', stripsNulls: false, contentType: 'text/csv' }
    default:
      return null
  }
}
