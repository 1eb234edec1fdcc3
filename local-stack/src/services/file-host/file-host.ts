import { Hono } from 'hono'
import type { GatewayEnv } from '../../gateway/context.ts'

/** The smallest picture that a browser draws. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const paper = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const scripted = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const mebibyte = new Uint8Array(1024 * 1024)

const files: Record<string, [body: string | Buffer, type: string]> = {
  'paper.pdf': [paper, 'application/pdf'],
  'cover.png': [picture, 'image/png'],
  // Not what they call themselves.
  'page.pdf': ['<!doctype html><title>No paper</title>', 'application/pdf'],
  'drawing.png': [scripted, 'image/png'],
}

/**
 * A stand-in for a server on the internet from which files are fetched, kind and hostile ones, for machines that reach
 * no other. The function fetch-file finds it by `FILES_TRUSTED_HOST`.
 */
export function buildFileHostRoutes(): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>()
  /** After so many redirects, the paper. */
  routes.get('/moved/:times', (context) => {
    const times = Number(context.req.param('times'))
    return context.redirect(
      times > 1 ? `/file-host/moved/${String(times - 1)}` : '/file-host/paper.pdf',
    )
  })
  /** Leads to what its query names. */
  routes.get('/to', (context) => context.redirect(context.req.query('address') ?? ''))
  /** Never ends. */
  routes.get('/endless.pdf', () => {
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(paper)),
      pull: (controller) => controller.enqueue(mebibyte),
    })
    return new Response(stream, { headers: { 'content-type': 'application/pdf' } })
  })
  routes.get('/:name', (context) => {
    const [body, type] = files[context.req.param('name')] ?? []
    if (body === undefined) return context.notFound()
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
      headers: { 'content-type': type ?? 'application/octet-stream' },
    })
  })
  return routes
}
