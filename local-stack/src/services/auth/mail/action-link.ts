/**
 * The link of a mail: it leads to Auth, which checks it and sends the browser on to `redirectTo`.
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
