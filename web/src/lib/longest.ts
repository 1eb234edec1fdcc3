/**
 * The longest texts that people type, in letters: the one place of the app for them, mirrored with the constraints of the
 * database (app/longest-texts.test.ts). Forms and editors tell them before they are passed.
 */

/** quotation.accepted_by */
export const acceptedBy = 200

/** seat.email */
export const accountEmail = 254

/** teacher_activity.label */
export const activityLabel = 200

/** teacher_activity.notes */
export const activityNotes = 5000

/** announcement.message */
export const announcementMessage = 20_000

/** announcement.send_to: so many teachers by name */
export const announcementTeachers = 5000

/** announcement.title */
export const announcementTitle = 200

/** kept by Auth, which cuts nothing */
export const authenticatorName = 60

/** bank_statement.bank */
export const bankForm = 60

/** bank_line_order.note, bank_line_order.undone_note, bank_statement_line.note, payment_notification.resolution_note */
export const bankNote = 500

/** product_category.name */
export const categoryName = 100

/** communication.subject */
export const communicationSubject = 200

/** teacher_class_subject.name */
export const className = 100

/** of the function that sends it */
export const contactMessage = 5000

/** of the function that sends it */
export const contactSubject = 200

/** correction.sentence */
export const correction = 300

/** coupon.batch */
export const couponBatch = 60

/** coupon.coupon_code */
export const couponCode = 40

/** customer_note.body */
export const customerNote = 4000

/** inside a document, whose size is limited */
export const documentHint = 500

/** inside a document, whose size is limited */
export const documentInstruction = 1000

/** inside a document, whose size is limited */
export const documentLine = 200

/** inside a document, whose size is limited */
export const documentOption = 500

/** inside a document, whose size is limited */
export const documentText = 5000

/** holiday.label, holiday.label_af */
export const holidayLabel = 100

/** invoice_details.address */
export const invoiceAddress = 500

/** invoice_details.name */
export const invoiceName = 200

/** subject_template.name, teacher_subject_template.name */
export const lessonName = 200

/** cognitive_level.label */
export const levelLabel = 100

/** list_view.name */
export const listView = 60

/** order_note.body */
export const orderNote = 2000

/** assessment_template.title, teacher_assessment_template.title */
export const paperTitle = 200

/** teacher_profile.name, teacher_profile.surname */
export const personName = 100

/** teacher_profile.title */
export const personTitle = 20

/** product.title, product_bundle.title */
export const productTitle = 200

/** product.topic */
export const productTopic = 200

/** quotation.purchase_order_number */
export const purchaseOrderNumber = 40

/** inside the list of questions of a resource */
export const questionHint = 300

/** inside the list of questions of a resource */
export const questionLine = 200

/** inside the list of questions of a resource */
export const questionValue = 4000

/** refund.note */
export const refundNote = 500

/** refund.bank_reference, refund.provider_reference */
export const refundReference = 100

/** school.name */
export const schoolName = 200

/** school.town */
export const schoolTown = 100

/** kept nowhere */
export const searchWords = 200

/** inside the address of an order */
export const shippingLine = 200

/** subject.subject, subject.subject_af */
export const subjectName = 100

/** product_tag.name */
export const tagName = 100

/** taxonomy.name */
export const taxonomyName = 100

/** taxonomy.source */
export const taxonomySource = 200

/** term.label, term.label_af, term_biweek.label, term_biweek.label_af */
export const termLabel = 100

/** kept nowhere: a longer one is no code */
export const typedCode = 60
