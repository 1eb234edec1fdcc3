import type { Locator, Page } from '@playwright/test'

/** What opens a menu or a list of choices when the button goes down. */
const openers = 'button[aria-haspopup="menu"]:not(:disabled):not([aria-disabled="true"])'

const placeOf = (element: Locator) =>
  element.evaluate((own) => {
    const { left, top } = own.getBoundingClientRect()
    return `${String(Math.round(left))} ${String(Math.round(top))}`
  })

/** What is wrong with one press of a button that opens a menu; empty if nothing is. */
async function faultsOfPress(page: Page, button: Locator, name: string): Promise<string[]> {
  const address = page.url()
  await button.evaluate((own) => own.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await placeOf(button)
  const box = await button.boundingBox()
  if (box === null) return []
  const faults: string[] = []
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  // Slower than a mouse: the menu has come to lie where it stands.
  await page.waitForTimeout(60)
  await page.mouse.up()
  const menu = page.getByRole('menu')
  if ((await menu.count()) === 0) faults.push(`${name}: its menu is not open`)
  if (page.url() !== address) faults.push(`${name}: it led to ${page.url()}`)
  const open = await placeOf(button)
  if (open !== before) faults.push(`${name}: it moved from ${before} to ${open}`)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden', timeout: 2_000 }).catch(() => faults.push(`${name}: stays`))
  const closed = await placeOf(button)
  if (closed !== before)
    faults.push(`${name}: from ${before} it came to ${closed} when its menu closed`)
  return faults
}

/** Presses every button of the page that opens a menu, the first two of each name. @returns what was pressed, and the faults */
export async function pressEveryMenu(page: Page): Promise<{ pressed: number; faults: string[] }> {
  // What stands behind an open dialog cannot be pressed.
  const dialog = page.getByRole('dialog').last()
  const scope = (await dialog.isVisible()) ? dialog : page.locator('body')
  const buttons = await scope.locator(openers).all()
  const times = new Map<string, number>()
  const faults: string[] = []
  let pressed = 0
  for (const button of buttons) {
    if (!(await button.isVisible())) continue
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText())
    const kind = name.replace(/[:“"].*$/s, '')
    const before = times.get(kind) ?? 0
    if (before >= 2) continue
    times.set(kind, before + 1)
    pressed += 1
    faults.push(...(await faultsOfPress(page, button, name)))
  }
  return { pressed, faults }
}
