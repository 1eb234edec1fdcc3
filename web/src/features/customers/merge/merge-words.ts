import { defineMessages, type MessageDescriptor } from 'react-intl'

/** What the rows of a table are to a person. Tables that follow from others have no name: nobody counts them. */
export const movedWords: Partial<Record<string, MessageDescriptor>> = defineMessages({
  teacher_products_order: { defaultMessage: 'Orders, quotes and cart', id: 'adG0Wc' },
  archived_teacher_products_order: { defaultMessage: 'Archived orders', id: 'pOr1fW' },
  invoice: { defaultMessage: 'Invoices and credit notes', id: 'Hs9lTH' },
  invoice_details: { defaultMessage: 'Details for invoices', id: 'ThjpdC' },
  product_subscription: { defaultMessage: 'Resources added with a subscription', id: 'naHV3G' },
  product_download: { defaultMessage: 'Downloads', id: 'OnbqrE' },
  teacher_subscription: { defaultMessage: 'Subscription', id: 'R/6nsx' },
  teacher_activity: { defaultMessage: 'Entries of the calendar', id: 'GYsehx' },
  teacher_class_subject: { defaultMessage: 'Classes', id: 'bl+aGA' },
  teacher_class_period: { defaultMessage: 'Periods of the timetable', id: 'A1C27b' },
  teacher_schedule: { defaultMessage: 'Teaching days', id: 'Pu52hZ' },
  teacher_subject_template: { defaultMessage: 'Lessons', id: 'iqLF8D' },
  teacher_assessment_template: { defaultMessage: 'Question papers', id: 'itWqKg' },
  customer_note: { defaultMessage: 'Notes of the office', id: 'M4iDJo' },
  school_request: { defaultMessage: 'School request', id: 'DAcw22' },
  calendar_feed: { defaultMessage: 'Calendar on other devices', id: 'KIwfY+' },
  announcement_read: { defaultMessage: 'Announcements read', id: '/dAQM8' },
})
