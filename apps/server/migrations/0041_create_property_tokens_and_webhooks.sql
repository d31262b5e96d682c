-- Tokens of a property for its other systems: they belong to no person and outlive whoever made them.
create table property_tokens (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  name text not null,
  -- The token itself is shown once and kept nowhere.
  token_hash text not null unique,
  -- Its last letters, to tell one from another.
  ending text not null,
  scopes text[] not null,
  created_by_name text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by_name text,
  primary key (property_id, id)
);
select protect_tenant_table('property_tokens');
-- Whose token it is has to be found before its property is known.
create policy installation on property_tokens for select to innkeeper_installation using (true);
grant select (property_id, id, name, token_hash, scopes, expires_at, last_used_at, revoked_at)
  on property_tokens to innkeeper_installation;

-- How far readers that must miss nothing have read a property's events; those behind it are kept for them.
create table event_readers (
  property_id text not null references properties (property_id) on delete cascade,
  reader text not null,
  transaction_id xid8 not null default '0',
  seq bigint not null default 0,
  primary key (property_id, reader)
);
select protect_tenant_table('event_readers');
create policy installation on event_readers for select to innkeeper_installation using (true);
grant select on event_readers to innkeeper_installation;

-- Where other systems want to be told what happens. Secrets are sealed with a key outside the database.
create table webhooks (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  name text not null,
  url text not null,
  events text[] not null,
  is_on boolean not null default true,
  -- Of the transaction that made it or turned it on: what happened before is not told.
  on_since xid8 not null default pg_current_xact_id(),
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (property_id, id)
);
select protect_tenant_table('webhooks');

-- One event to one address: what is sent, and what became of it.
create table webhook_deliveries (
  property_id text not null,
  id text not null,
  webhook_id text not null,
  -- The same at every try, and for every address that is told of it.
  event_id text not null,
  event text not null,
  -- What it tells of: told once however often it is heard.
  subject text not null,
  occurred_at timestamptz not null,
  -- Whose data the body holds, so that it goes with them.
  booking_id text,
  order_id text,
  body text not null,
  state text not null check (state in ('waiting', 'delivered', 'given up')),
  tries integer not null default 0,
  next_try_at timestamptz,
  -- Somebody is sending it; after this moment they are thought to be gone.
  claimed_until timestamptz,
  tried_at timestamptz,
  status integer,
  duration_ms integer,
  failure text,
  response text,
  -- Somebody saw that it was given up.
  seen_at timestamptz,
  created_at timestamptz not null,
  primary key (property_id, id),
  unique (property_id, webhook_id, subject),
  foreign key (property_id, webhook_id) references webhooks (property_id, id) on delete cascade
);
create index webhook_deliveries_log on webhook_deliveries (property_id, webhook_id, created_at, id);
create index webhook_deliveries_due on webhook_deliveries (property_id, next_try_at) where state = 'waiting';
create index webhook_deliveries_age on webhook_deliveries (property_id, created_at);
create index webhook_deliveries_booking on webhook_deliveries (property_id, booking_id) where booking_id is not null;
create index webhook_deliveries_order on webhook_deliveries (property_id, order_id) where order_id is not null;
select protect_tenant_table('webhook_deliveries');
-- Which properties have something to send, and what is old enough to go, is found in all of them.
create policy installation on webhook_deliveries to innkeeper_installation using (true);
grant select (property_id, id, state, next_try_at, claimed_until, created_at), delete
  on webhook_deliveries to innkeeper_installation;
