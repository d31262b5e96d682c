-- A link that one person hands another opens only while its maker may still vouch for that person.
alter table staff_tokens add column made_by_id text;
