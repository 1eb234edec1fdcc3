import type { Sample } from '../grants.ts'
import { adminAudit } from './admin-audit.ts'
import { announcement } from './announcement.ts'
import { announcementRead } from './announcement-read.ts'
import { archivedTeacherProductsOrder } from './archived-teacher-products-order.ts'
import { assessmentTemplate } from './assessment-template.ts'
import { assessmentTemplateTaxonomy } from './assessment-template-taxonomy.ts'
import { cognitiveLevel } from './cognitive-level.ts'
import { communication } from './communication.ts'
import { communicationWithdrawal } from './communication-withdrawal.ts'
import { coupon } from './coupon.ts'
import { couponRedemption } from './coupon-redemption.ts'
import { delivery } from './delivery.ts'
import { holiday } from './holiday.ts'
import { invoice } from './invoice.ts'
import { orderEvent } from './order-event.ts'
import { orderLine } from './order-line.ts'
import { orderLineMember } from './order-line-member.ts'
import { parcel } from './parcel.ts'
import { parcelLine } from './parcel-line.ts'
import { paymentAttempt } from './payment-attempt.ts'
import { paymentNotification } from './payment-notification.ts'
import { product } from './product.ts'
import { productBundle } from './product-bundle.ts'
import { productBundleProduct } from './product-bundle-product.ts'
import { productCategory } from './product-category.ts'
import { productContent } from './product-content.ts'
import { productDownload } from './product-download.ts'
import { productSubscription } from './product-subscription.ts'
import { productTag } from './product-tag.ts'
import { quotation } from './quotation.ts'
import { refund } from './refund.ts'
import { reportingTeacher } from './reporting-teacher.ts'
import { school } from './school.ts'
import { schoolRequest } from './school-request.ts'
import { seat } from './seat.ts'
import { secret } from './secret.ts'
import { bankQuestion } from './bank-question.ts'
import { bankForm, bankLineOrder, bankStatement, bankStatementLine } from './bank-statement.ts'
import { shopItem } from './shop-item.ts'
import { subject } from './subject.ts'
import { subjectTemplate } from './subject-template.ts'
import { taxonomy } from './taxonomy.ts'
import { teacherActivity } from './teacher-activity.ts'
import { teacherAssessmentTemplate } from './teacher-assessment-template.ts'
import { teacherAssessmentVersion } from './teacher-assessment-version.ts'
import { teacherClassPeriod } from './teacher-class-period.ts'
import { teacherClassSubject } from './teacher-class-subject.ts'
import { teacherProductsOrder } from './teacher-products-order.ts'
import { teacherProfile } from './teacher-profile.ts'
import { teacherSchedule } from './teacher-schedule.ts'
import { teacherSubjectTemplate } from './teacher-subject-template.ts'
import { teacherSubscription } from './teacher-subscription.ts'
import { term } from './term.ts'
import { termBiweek } from './term-biweek.ts'

/** The sample rows of every table in the role table. */
export const samples: Record<string, Sample> = {
  admin_audit: adminAudit,
  announcement,
  announcement_read: announcementRead,
  archived_teacher_products_order: archivedTeacherProductsOrder,
  assessment_template: assessmentTemplate,
  assessment_template_taxonomy: assessmentTemplateTaxonomy,
  cognitive_level: cognitiveLevel,
  communication,
  communication_withdrawal: communicationWithdrawal,
  coupon,
  coupon_redemption: couponRedemption,
  delivery,
  holiday,
  invoice,
  order_event: orderEvent,
  order_line: orderLine,
  order_line_member: orderLineMember,
  parcel,
  parcel_line: parcelLine,
  payment_attempt: paymentAttempt,
  payment_notification: paymentNotification,
  product,
  product_bundle: productBundle,
  product_bundle_product: productBundleProduct,
  product_category: productCategory,
  product_content: productContent,
  product_download: productDownload,
  product_subscription: productSubscription,
  product_tag: productTag,
  quotation,
  refund,
  reporting_teacher: reportingTeacher,
  school,
  school_request: schoolRequest,
  seat,
  secret,
  bank_form: bankForm,
  bank_line_order: bankLineOrder,
  bank_question: bankQuestion,
  bank_statement: bankStatement,
  bank_statement_line: bankStatementLine,
  shop_item: shopItem,
  subject,
  subject_template: subjectTemplate,
  taxonomy,
  teacher_activity: teacherActivity,
  teacher_assessment_template: teacherAssessmentTemplate,
  teacher_assessment_version: teacherAssessmentVersion,
  teacher_class_period: teacherClassPeriod,
  teacher_class_subject: teacherClassSubject,
  teacher_products_order: teacherProductsOrder,
  teacher_profile: teacherProfile,
  teacher_schedule: teacherSchedule,
  teacher_subject_template: teacherSubjectTemplate,
  teacher_subscription: teacherSubscription,
  term,
  term_biweek: termBiweek,
}
