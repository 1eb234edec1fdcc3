-- The files and videos behind a resource. Buyers reach them through a function that checks what
-- they own, never through this table.

create table public.product_content (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  product_id uuid not null,
  file_keys text[] not null default '{}',
  urls text[] not null default '{}',
  constraint product_content_pkey primary key (id),
  constraint product_content_product_id_key unique (product_id),
  constraint product_content_product_id_fkey foreign key (product_id)
    references public.product (id) on delete cascade
);

alter table public.product_content enable row level security;

create policy "administrators read content" on public.product_content
  for select to authenticated using ((select private.in_group('admin')));
create policy "administrators create content" on public.product_content
  for insert to authenticated with check ((select private.in_group('admin')));
create policy "administrators change content" on public.product_content
  for update to authenticated
  using ((select private.in_group('admin'))) with check ((select private.in_group('admin')));
create policy "administrators delete content" on public.product_content
  for delete to authenticated using ((select private.in_group('admin')));

grant select (id, created_at, updated_at, product_id, file_keys, urls)
  on public.product_content to authenticated;
grant insert (product_id, file_keys, urls), update (file_keys, urls), delete
  on public.product_content to authenticated;
grant select, insert, update, delete on public.product_content to service_role;

comment on table public.product_content is 'One row per resource that has something to deliver.';
comment on column public.product_content.file_keys is 'Keys in the storage bucket "content".';
comment on column public.product_content.urls is
  'Video ids (11 characters: YouTube; digits only: Vimeo) or plain links.';

create trigger set_updated_at before update on public.product_content
  for each row execute function private.set_updated_at();
