/** What the function `product-page` fills with something of one resource. */
export const hole = (name: string) => `__${name}__`

/**
 * Puts holes where the text of an element says what stands for a resource's own: in its texts only, because the same
 * digits may be in a class or in the path of a drawing.
 * @param texts what stands for each hole, by the name of the hole
 */
export function makeHoles(element: Element, texts: Record<string, string>): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const [name, text] of Object.entries(texts)) {
      node.nodeValue = (node.nodeValue ?? '').replaceAll(text, () => hole(name))
    }
  }
}
