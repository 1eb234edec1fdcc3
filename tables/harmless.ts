/**
 * Where a spreadsheet program may begin to calculate: at the start of a cell, blanks and unseen marks left aside, and after
 * a sign that divides columns or lines for a program that is set to another dialect. Full-width signs count as well.
 * Apostrophes that stand there already are part of it, so that what is guarded can be given back exactly.
 */
const places = /(^[\s\p{Cf}\p{Cc}]*|[,;|\t\r\n])('*)(?=[=+\-@\t\r＝＋－＠])/gu

/** A cell for a file that spreadsheet programs open: nothing in it is calculated. Apostrophes do it. */
export const harmless = (text: string): string => text.replace(places, "$1'$2")

/** A cell as it was before harmless(). */
export const withoutGuard = (text: string): string =>
  text.replace(places, (_, before: string, guards: string) => before + guards.slice(1))
