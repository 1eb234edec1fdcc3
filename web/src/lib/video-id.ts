/** 11 characters are an id of YouTube, digits alone one of Vimeo: the rule of the specification (A5.2). */
const idShape = /^(?:[A-Za-z0-9_-]{11}|\d+)$/

/** Where an id stands in the addresses of the two. */
const inAddress =
  /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/|vimeo\.com\/(?:video\/)?)([\w-]+)/

/** The id of a video in what was typed or pasted: the id itself, or a link with it. */
export const videoIdIn = (typed: string): string => inAddress.exec(typed)?.[1] ?? typed.trim()

export const isVideoId = (text: string): boolean => idShape.test(text)
