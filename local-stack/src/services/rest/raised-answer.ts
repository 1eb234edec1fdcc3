import { z } from 'zod'
import type { DatabaseFault } from './postgrest-error.ts'

const messageSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
})
const detailSchema = z.object({
  status: z.int().min(100).max(599),
  headers: z.record(z.string(), z.string()).default({}),
})

/** `raise sqlstate 'PGRST'`: the function gives the whole answer as JSON, in its message and detail. */
export function raisedAnswer(fault: DatabaseFault): Response {
  const message = messageSchema.safeParse(parsed(fault.message))
  const detail = detailSchema.safeParse(parsed(fault.detail ?? ''))
  if (!message.success || !detail.success) {
    const body = {
      code: 'PGRST121',
      details: message.success
        ? `Invalid JSON value for DETAIL: '${fault.detail ?? ''}'`
        : `Invalid JSON value for MESSAGE: '${fault.message}'`,
      hint: message.success
        ? "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."
        : "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
      message: 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error',
    }
    return Response.json(body, { status: 500 })
  }
  const { code, details = null, hint = null } = message.data
  return Response.json(
    { code, details, hint, message: message.data.message },
    { status: detail.data.status, headers: detail.data.headers },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
