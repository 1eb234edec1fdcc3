import { RestFault } from '../rest-fault.ts'
import { Unsupported } from '../unsupported.ts'

export interface AcceptedForm {
  kind: 'list' | 'object' | 'csv'
  stripsNulls: boolean
  contentType: string
}

const json: AcceptedForm = { kind: 'list', stripsNulls: false, contentType: 'application/json' }
const object = 'application/vnd.pgrst.object'
const array = 'application/vnd.pgrst.array'

/**
 * The form that the caller likes best among those that exist.
 * @param isWritten whether the database itself writes a media type
 * @throws RestFault PGRST107; Unsupported for a media type that the database writes
 */
export function parseAccept(
  header: string | undefined,
  isWritten: (type: string) => boolean = () => false,
): AcceptedForm {
  const wanted = (header?.trim() || '*/*').split(',').map((text, index) => {
    const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
    const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    return { type, parameters, quality, index }
  })
  wanted.sort((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { type, parameters } of wanted) {
    const stripsNulls = parameters.includes('nulls=stripped')
    const form = formOf(type.replace(/\+json$/, ''), stripsNulls)
    const isFixed = form?.kind === 'object' || form?.stripsNulls === true
    if (
      !isFixed &&
      isWritten(form === json && type.startsWith(array) ? 'application/json' : type)
    ) {
      throw new Unsupported(`The aggregate that writes ${type} is not called`)
    }
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
