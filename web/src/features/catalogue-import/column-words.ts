import { defineMessages, type MessageDescriptor } from 'react-intl'

/** What the columns of a catalogue file are called on screen, by their keys. */
export const columnWords: Record<string, MessageDescriptor> = defineMessages({
  id: { defaultMessage: 'Id', id: 'kGGU2D' },
  sku: { defaultMessage: 'SKU', id: 'k4brJy' },
  title: { defaultMessage: 'Title', id: '9a9+ww' },
  description: { defaultMessage: 'Description', id: 'Q8Qw5B' },
  price: { defaultMessage: 'Price', id: 'b1zuN9' },
  recommended_price: { defaultMessage: 'Recommended price', id: 'QyD9S6' },
  discount: { defaultMessage: 'Discount', id: '28C0Aj' },
  category: { defaultMessage: 'Category', id: 'ccXLVi' },
  tags: { defaultMessage: 'Tags', id: '1EYCdR' },
  publish_date: { defaultMessage: 'Publish Date', id: '2U2d+V' },
  featured: { defaultMessage: 'Featured', id: 'CnPG8j' },
  physical: { defaultMessage: 'Physical', id: 'rl5bhq' },
  subscription: { defaultMessage: 'Subscription', id: 'R/6nsx' },
  e_commerce: { defaultMessage: 'E-Com', id: 'IbyWCX' },
  language: { defaultMessage: 'Language', id: 'y1Z3or' },
  term: { defaultMessage: 'Term', id: 'qTy5se' },
  topic: { defaultMessage: 'Topic', id: 'UdtpV7' },
  pages: { defaultMessage: 'Pages', id: 'CxfKLC' },
  marks: { defaultMessage: 'Marks', id: 'oySfSq' },
  video_ids: { defaultMessage: 'Videos', id: '4XfMux' },
  files: { defaultMessage: 'Files', id: 'm4vqJl' },
  pictures: { defaultMessage: 'Pictures', id: 'DOPilz' },
  questions: { defaultMessage: 'Questions', id: 'KV/9Hv' },
})
