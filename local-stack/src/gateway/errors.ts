/** The gateway's own refusals, with the bodies that Supabase sends. */
const refusal = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'access-control-allow-origin': '*', ...headers } })

export const gatewayErrors = {
  missingKey: () =>
    refusal(
      401,
      {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      },
      { 'sb-error-code': 'UNAUTHORIZED_MISSING_API_KEY' },
    ),
  invalidKey: () =>
    refusal(
      401,
      {
        message: 'Invalid API key',
        hint: 'Double check your Supabase `anon` or `service_role` API key.',
      },
      { 'sb-error-code': 'UNAUTHORIZED_INVALID_API_KEY' },
    ),
  secretKeyInBrowser: () =>
    refusal(
      401,
      {
        message: 'Forbidden use of secret API key in browser',
        hint: 'Secret API keys can only be used in a protected environment and should be deleted immediately if exposed.',
      },
      { 'sb-error-code': 'UNAUTHORIZED_INVALID_API_KEY_TYPE' },
    ),
  tokenExpired: () =>
    refusal(
      401,
      { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' },
      { 'www-authenticate': 'Bearer error="invalid_token", error_description="JWT expired"' },
    ),
  tokenInvalid: () =>
    refusal(
      401,
      {
        code: 'PGRST301',
        details: 'No suitable key or wrong key type',
        hint: null,
        message: 'No suitable key or wrong key type',
      },
      { 'www-authenticate': 'Bearer error="invalid_token"' },
    ),
  tokenMalformed: (parts: number) =>
    refusal(
      401,
      {
        code: 'PGRST301',
        details: null,
        hint: null,
        message: `Expected 3 parts in JWT; got ${String(parts)}`,
      },
      { 'www-authenticate': 'Bearer error="invalid_token"' },
    ),
  noRoute: () => refusal(404, { message: 'no Route matched with those values' }),
  authBodyTooLarge: () =>
    refusal(413, { code: 413, error_code: 'request_too_large', msg: 'Request body too large' }),
  bodyTooLarge: () => refusal(413, { message: 'Payload too large' }),
  /** PostgREST's message, also used for GraphQL, which it serves. */
  poolExhausted: () =>
    refusal(504, {
      code: 'PGRST003',
      details: null,
      hint: null,
      message: 'Timed out acquiring connection from connection pool.',
    }),
  databaseUnreachable: () =>
    refusal(503, {
      code: 'PGRST001',
      details: null,
      hint: null,
      message: 'Database client error. Retrying the connection.',
    }),
  unknownRole: (message: string) =>
    refusal(401, { code: '22023', details: null, hint: null, message }),
  /** Not read by anybody: 499 is what proxies log when the client has closed the connection. */
  clientGone: () => new Response(null, { status: 499 }),
  unexpected: () => refusal(500, { message: 'An unexpected error occurred' }),
}
