-- What the HTML builder makes: pages, e-mails and signatures. The body carries its own version.
create table templates (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  type text not null check (type in ('page', 'email', 'signature')),
  name text not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  last_modified timestamptz not null default now(),
  primary key (property_id, id)
);
create index templates_of_type on templates (property_id, type, last_modified);
select protect_tenant_table('templates');
