import { SaxesParser } from 'saxes'

export interface XmlReader {
  /** The name without a prefix: some programs write `x:row`. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

const decoder = new TextDecoder()

/** Goes through a part of a workbook. Entities of a DTD are not resolved; a fault in the XML does not stop the reading. */
export function readXml(bytes: Uint8Array | undefined, reader: XmlReader): void {
  if (bytes === undefined) return
  const parser = new SaxesParser()
  parser.on('error', () => undefined)
  parser.on('opentag', ({ name, attributes }) => reader.open?.(local(name), attributes))
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))
  parser.on('closetag', ({ name }) => reader.close?.(local(name)))
  const size = 1 << 20
  const text = decoder.decode(bytes)
  for (let at = 0; at < text.length; at += size) parser.write(text.slice(at, at + size))
  parser.close()
}
