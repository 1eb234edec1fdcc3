/** An error of the database as the driver reports it. */
export interface DatabaseFault {
  code: string
  message: string
  detail?: string | undefined
  hint?: string | undefined
}

/** Classes (the first two characters of SQLSTATE) with a status of their own; all others are 400. */
const statusOfClass: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

const statusOfCode: Record<string, number> = {
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
}

/** PostgREST's HTTP status for an error of the database (see "Errors" in its documentation). */
export function postgrestStatus(fault: DatabaseFault, role: string): number {
  const { code, message } = fault
  if (code === '42501') return role === 'anon' ? 401 : 403
  if (code === '22023' && /^role .* does not exist$/.test(message)) return 401
  if (code === '21000' && message.endsWith('requires a WHERE clause')) return 400
  if (code.startsWith('PT')) {
    const status = Number(code.slice(2))
    return status >= 200 && status <= 599 ? status : 500
  }
  return statusOfCode[code] ?? statusOfClass[code.slice(0, 2)] ?? 400
}

export function postgrestError(fault: DatabaseFault, role: string): Response {
  const { code, message, detail = null, hint = null } = fault
  const status = postgrestStatus(fault, role)
  // Without a token the status is 401, because a token might help.
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  return Response.json({ code, details: detail, hint, message }, { status, headers })
}
