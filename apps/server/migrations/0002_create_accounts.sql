-- Installation-wide tables: people, their sessions, what they belong to. No property owns these rows.

create table installation (
  id boolean primary key default true check (id),
  is_demo boolean not null,
  created_at timestamptz not null default now()
);

create table staff_users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table staff_sessions (
  id text primary key,
  token text not null unique,
  user_id text not null references staff_users (id) on delete cascade,
  active_property_id text,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_sessions_user on staff_sessions (user_id);

create table staff_credentials (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references staff_users (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_credentials_user on staff_credentials (user_id);

create table staff_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_verifications_identifier on staff_verifications (identifier);

create table memberships (
  user_id text not null references staff_users (id) on delete cascade,
  property_id text not null,
  roles text[] not null,
  created_at timestamptz not null default now(),
  primary key (user_id, property_id)
);
create index memberships_property on memberships (property_id);

grant select, insert, update, delete on
  installation, staff_users, staff_sessions, staff_credentials, staff_verifications, memberships
to innkeeper_installation;
