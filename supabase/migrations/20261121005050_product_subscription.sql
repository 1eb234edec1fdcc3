-- Library additions: what a teacher took with a subscription. They stay when it ends.

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
  constraint product_subscription_grade_known check (
    grade in ('R', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'))
);

-- The month's count of a grade reads this.
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
-- Not granted: insert, update, delete. add_to_library() adds, and nothing is taken out again.
grant select, insert on public.product_subscription to service_role;

comment on table public.product_subscription is
  'What a teacher added to the library. @graphql({"totalCount": {"enabled": true}})';
comment on constraint product_subscription_teacher_profile_id_fkey on public.product_subscription is
  '@graphql({"foreign_name": "teacherProfile", "local_name": "productSubscriptions"})';
comment on constraint product_subscription_product_id_fkey on public.product_subscription is
  '@graphql({"foreign_name": "product", "local_name": "productSubscriptions"})';
comment on column public.product_subscription.grade is
  'Grade of the category at that time; what the monthly limit counts. Empty where there is none.';

create trigger set_updated_at before update on public.product_subscription
  for each row execute function private.set_updated_at();
