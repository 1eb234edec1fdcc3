/**
 * Who draws the preview of a shared link, by the name in the request: they run no scripts, so a resource's own head comes
 * from the function `product-page`. docs/deploy.md gives the same list to the host.
 */
export const linkPreviews =
  /facebookexternalhit|meta-externalagent|WhatsApp|Twitterbot|LinkedInBot|Slackbot|TelegramBot|Discordbot|Pinterestbot|redditbot|SkypeUriPreview|Snap URL Preview|Viber|Line\/|Iframely|Embedly/i

const productAddress = /^\/product\/([^/?]+)/

interface Asking {
  url?: string | undefined
  headers: { 'user-agent'?: string | undefined }
}

/** The address of the function for such a request; null for everybody else and every other page. */
export function productPageFor({ url = '', headers }: Asking): string | null {
  const [, id] = productAddress.exec(url) ?? []
  return id !== undefined && linkPreviews.test(headers['user-agent'] ?? '')
    ? `/functions/v1/product-page?id=${id}`
    : null
}
