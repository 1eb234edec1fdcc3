-- The tables of Storage and the functions that its policies use, as a Supabase project has them.

create schema storage;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets,
  name text,
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  unique (bucket_id, name)
);
create index storage_objects_name_pattern_search on storage.objects (name text_pattern_ops);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

create function storage.foldername(name text) returns text[]
language sql immutable as $$
  select parts[1:cardinality(parts) - 1] from (select string_to_array(name, '/')) as path(parts)
$$;

create function storage.filename(name text) returns text
language sql immutable as $$
  select parts[cardinality(parts)] from (select string_to_array(name, '/')) as path(parts)
$$;

-- A name without a dot is its own extension, as on Supabase.
create function storage.extension(name text) returns text
language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

-- What Storage is doing, for policies that allow only some operations.
create function storage.operation() returns text
language sql stable as $$
  select current_setting('storage.operation', true)
$$;

create function storage.allow_any_operation(expected_operations text[]) returns boolean
language sql stable as $$
  select exists (
    select from unnest(expected_operations) as expected(operation)
     where operation <> ''
       and regexp_replace(operation, '^storage\.', '') = regexp_replace(storage.operation(), '^storage\.', '')
  )
$$;

create function storage.allow_only_operation(expected_operation text) returns boolean
language sql stable as $$
  select storage.allow_any_operation(array[expected_operation])
$$;
