/**
 * The official client sends a Blob as a form whose file field has no name; `@supabase/lite` looks for one called
 * `file`. Both also accept the bare bytes, so a form is turned into those: type, cache rule and metadata become headers.
 */
export async function unwrapForm(request: Request): Promise<Request> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return request
  const form = await request.formData()
  const file = [...form.values()].find((value) => value instanceof File)
  if (file === undefined)
    return new Request(request.url, { method: request.method, headers: request.headers })
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type === '' ? 'application/octet-stream' : file.type)
  headers.set('content-length', String(file.size))
  const cacheControl = form.get('cacheControl')
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`)
  const metadata = form.get('metadata')
  if (typeof metadata === 'string') {
    headers.set('x-metadata', Buffer.from(metadata).toString('base64'))
  }
  return new Request(request.url, { method: request.method, headers, body: file, duplex: 'half' })
}
