import { parseFilter, parseLogic, type PlacedLogic } from './conditions.ts'
import { isFilterValue } from './operators.ts'
import { parseOrder, type OrderTerm } from './order.ts'
import { parsePage, type Page } from './range.ts'
import { unreadable } from '../rest-fault.ts'
import { Reader } from './reader.ts'
import { parseSelect, type SelectedItem } from './select.ts'

/** What the address of a request asks for, before anything is known about tables. */
export interface Address {
  select: SelectedItem[]
  conditions: PlacedLogic[]
  orders: { path: string[]; terms: OrderTerm[] }[]
  /** Pages of embedded resources and, with an empty path, of the resource itself. */
  pages: { path: string[]; page: Page }[]
  columns: string[] | null
  onConflict: string[] | null
  /** Arguments of a function that is called by GET. */
  arguments: [string, string][]
}

/**
 * @param takesArguments whether parameters that are no filters are arguments of a function
 * @throws RestFault for parameters that cannot be read
 */
export function parseAddress(parameters: URLSearchParams, takesArguments: boolean): Address {
  const address: Address = {
    select: parseSelect(parameters.get('select') ?? '*'),
    conditions: [],
    orders: [],
    pages: [],
    columns: names('columns', parameters),
    onConflict: names('on_conflict', parameters),
    arguments: [],
  }
  const pages = new Map<string, { limit: string | null; offset: string | null }>()
  for (const [key, value] of parameters) {
    if (key === 'select' || key === 'columns' || key === 'on_conflict') continue
    const path = key.split('.')
    const last = path.pop() ?? ''
    if (last === 'order') {
      if (value !== '') address.orders.push({ path, terms: parseOrder(value) })
    } else if (last === 'limit' || last === 'offset') {
      const place = path.join('.')
      const page = pages.get(place) ?? { limit: null, offset: null }
      pages.set(place, { ...page, [last]: value })
    } else if (last === 'and' || last === 'or') {
      address.conditions.push(parseLogic(key, value))
    } else if (takesArguments && !isFilterValue(value)) address.arguments.push([key, value])
    else address.conditions.push(parseFilter(key, value))
  }
  for (const [place, { limit, offset }] of pages) {
    const path = place === '' ? [] : place.split('.')
    address.pages.push({ path, page: parsePage(limit, offset) })
  }
  return address
}

/** Names with commas between them, each plain or in double quotes. @throws RestFault PGRST100 for an empty one */
function names(parameter: string, parameters: URLSearchParams): string[] | null {
  const text = parameters.get(parameter)
  if (text === null) return null
  const reader = new Reader(text)
  const found: string[] = []
  do {
    reader.skipSpaces()
    const name = reader.quoted() ?? reader.match(/[^,]*/y)?.trim() ?? ''
    if (name === '') throw unreadable(`${parameter} parameter`, text, 'expecting field name')
    found.push(name)
  } while (reader.take(','))
  return found
}
