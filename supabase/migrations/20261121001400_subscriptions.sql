-- Subscriptions ended on 17 December 2024. What was paid for stays valid: the package that a teacher
-- had, and what the payment provider last said about it, decide what still goes into the library.

create table public.teacher_subscription (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  title text not null default 'Monthly',
  frequency smallint not null default 3,
  amount numeric(12, 2) not null default 200,
  per_grade numeric(12, 2) not null default 0,
  monthly_limit integer not null default 50,
  grades text[] not null default '{}',
  grand_fathered boolean not null default true,
  pro_rata_payment_successful boolean not null default false,
  token text,
  status_text text,
  run_date timestamptz,
  checked_at timestamptz,
  constraint teacher_subscription_pkey primary key (id),
  constraint teacher_subscription_teacher_profile_id_key unique (teacher_profile_id),
  constraint teacher_subscription_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint teacher_subscription_title_present check (not private.is_blank(title)),
  constraint teacher_subscription_frequency_known check (frequency between 1 and 6),
  constraint teacher_subscription_amounts_not_negative check (amount >= 0 and per_grade >= 0),
  constraint teacher_subscription_monthly_limit_range check (monthly_limit >= -1),
  constraint teacher_subscription_grades_known check (grades <@ private.grades()),
  constraint teacher_subscription_grades_present check (grand_fathered or cardinality(grades) > 0),
  constraint teacher_subscription_token_length check (private.has_text(token, 200)),
  constraint teacher_subscription_status_text_length check (private.has_text(status_text, 100)),
  constraint teacher_subscription_numbers check ('NaN' not in (amount, per_grade)),
  constraint teacher_subscription_run_date_in_time check (private.in_time(run_date)),
  constraint teacher_subscription_title_length check (length(title) <= 200)
);

alter table public.teacher_subscription enable row level security;

create policy "owners read their subscription, administrators all" on public.teacher_subscription
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or (select private.in_group('admin'))
    or (select private.in_group('superadmin'))
  );
create policy "administrators create subscriptions" on public.teacher_subscription
  for insert to authenticated
  with check ((select private.in_group('admin')) or (select private.in_group('superadmin')));
create policy "administrators change subscriptions" on public.teacher_subscription
  for update to authenticated
  using ((select private.in_group('admin')) or (select private.in_group('superadmin')))
  with check ((select private.in_group('admin')) or (select private.in_group('superadmin')));

-- The whole table, not column by column: the computed field _valid() takes the row.
grant select on public.teacher_subscription to authenticated;
grant insert (
  teacher_profile_id, title, frequency, amount, per_grade, monthly_limit, grades, grand_fathered
), update (
  title, frequency, amount, per_grade, monthly_limit, grades, grand_fathered
) on public.teacher_subscription to authenticated;
-- Not granted: token, status_text, run_date, checked_at and pro_rata_payment_successful are what the
-- payment provider said, written by the service role. Nobody deletes a subscription.
grant select, insert, update on public.teacher_subscription to service_role;

comment on table public.teacher_subscription is
  'The package of a teacher and what the payment provider last reported about it. The defaults '
  'are the legacy package. @graphql({"totalCount": {"enabled": true}})';
comment on constraint teacher_subscription_teacher_profile_id_fkey on public.teacher_subscription is
  '@graphql({"foreign_name": "teacherProfile", "local_name": "subscription"})';
comment on column public.teacher_subscription.frequency is
  'The provider''s number: 3 monthly, 4 every three months, 5 every six months, 6 yearly.';
comment on column public.teacher_subscription.amount is 'Rand per payment, for the first grade.';
comment on column public.teacher_subscription.per_grade is 'Rand for each grade after the first.';
comment on column public.teacher_subscription.monthly_limit is
  'Additions to the library per grade and calendar month; -1 is unlimited.';
comment on column public.teacher_subscription.grand_fathered is
  'Every grade without a limit, while the subscription is valid.';
comment on column public.teacher_subscription.token is
  'The name of the subscription at the payment provider.';
comment on column public.teacher_subscription.status_text is 'As the provider writes it: ACTIVE, CANCELLED, …';
comment on column public.teacher_subscription.run_date is 'When the provider collects next.';
comment on column public.teacher_subscription.checked_at is 'When the provider was last asked.';

create trigger set_updated_at before update on public.teacher_subscription
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on public.teacher_subscription
  for each row execute function private.record_admin_write('token');

create function private.subscription_is_valid(status_text text, run_date timestamptz) returns boolean
language sql stable parallel safe set search_path = ''
return coalesce(upper(status_text) = 'ACTIVE', false) or coalesce(run_date > now(), false);
comment on function private.subscription_is_valid(text, timestamptz) is
  'The provider reports ACTIVE, or there is a payment still to come.';
-- For the computed field below, which runs as its caller. It reveals nothing that the row does not say.
grant execute on function private.subscription_is_valid(text, timestamptz) to authenticated;

create function public._valid(subscription public.teacher_subscription) returns boolean
language sql stable set search_path = ''
return private.subscription_is_valid(subscription.status_text, subscription.run_date);
comment on function public._valid(public.teacher_subscription) is
  'Whether the subscription still counts: active, or with a payment date in the future.';
grant execute on function public._valid(public.teacher_subscription) to authenticated;

-- What a teacher has added to the library with a subscription. It stays when the subscription ends.

create table public.product_subscription (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  product_id uuid not null,
  time_stamp timestamptz not null default now(),
  grade text,
  constraint product_subscription_pkey primary key (id),
  constraint product_subscription_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint product_subscription_product_id_fkey foreign key (product_id)
    references public.product (id) on delete cascade,
  constraint product_subscription_teacher_product_key unique (teacher_profile_id, product_id),
  constraint product_subscription_grade_known check (grade = any (private.grades())),
  constraint product_subscription_time_stamp_in_time check (private.in_time(time_stamp))
);

-- Serves the monthly count per grade.
create index product_subscription_month_idx on public.product_subscription
  (teacher_profile_id, time_stamp desc, id);
create index product_subscription_product_id_idx on public.product_subscription (product_id);

alter table public.product_subscription enable row level security;

create policy "owners read their additions, administrators all" on public.product_subscription
  for select to authenticated
  using (
    teacher_profile_id = (select private.my_teacher_profile_id())
    or (select private.in_group('admin'))
    or (select private.in_group('superadmin'))
  );

grant select (id, created_at, updated_at, teacher_profile_id, product_id, time_stamp, grade)
  on public.product_subscription to authenticated;
-- Not granted: insert, update, delete. add_to_library() adds, and nothing is ever taken out.
grant select, insert on public.product_subscription to service_role;

comment on table public.product_subscription is
  'What a teacher added to the library. @graphql({"totalCount": {"enabled": true}})';
comment on constraint product_subscription_teacher_profile_id_fkey on public.product_subscription is
  '@graphql({"foreign_name": "teacherProfile", "local_name": "productSubscriptions"})';
comment on constraint product_subscription_product_id_fkey on public.product_subscription is
  '@graphql({"foreign_name": "product", "local_name": "productSubscriptions"})';
comment on column public.product_subscription.grade is
  'The grade of the category at that time, which the monthly limit counts. Empty where there is '
  'none.';

create trigger set_updated_at before update on public.product_subscription
  for each row execute function private.set_updated_at();
