/**
 * The link in a mail. It leads to Auth, which checks it and redirects the browser to `redirectTo`.
 * @param type what the link does: signup, invite, magiclink, recovery, email_change
 */
export function actionLink(
  externalUrl: string,
  link: { tokenHash: string; type: string; redirectTo: string },
): string {
  const target = /[&=#]/.test(link.redirectTo)
    ? encodeURIComponent(link.redirectTo)
    : link.redirectTo
  return `${externalUrl}/verify?token=${link.tokenHash}&type=${link.type}&redirect_to=${target}`
}
