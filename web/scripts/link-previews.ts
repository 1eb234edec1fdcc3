/**
 * Recognises, by `user-agent`, the programs that draw the preview of a shared link. They run no scripts, so
 * the function `product-page` writes a resource's head for them. docs/deploy.md gives the same list to the
 * host.
 */
export const linkPreviews =
  /facebookexternalhit|meta-externalagent|WhatsApp|Twitterbot|LinkedInBot|Slackbot|TelegramBot|Discordbot|Pinterestbot|redditbot|SkypeUriPreview|Snap URL Preview|Viber|Line\/|Iframely|Embedly/i

const productAddress = /^\/product\/([^/?]+)/

interface Asking {
  url?: string | undefined
  headers: { 'user-agent'?: string | undefined }
}

/** The function's address for such a request; null for all other clients and pages. */
export function productPageFor({ url = '', headers }: Asking): string | null {
  const [, id] = productAddress.exec(url) ?? []
  return id !== undefined && linkPreviews.test(headers['user-agent'] ?? '')
    ? `/functions/v1/product-page?id=${id}`
    : null
}
