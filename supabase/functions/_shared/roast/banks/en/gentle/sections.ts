/** What was measured, section by section. Data only. */
import type { SectionLines } from '../../types.ts';

export const sections: SectionLines = {
  shapes: {
    heart: [
      'Your outline reads as heart: a little wider at the temples, softly narrowing to the chin. Somebody drew it with a light hand.',
      'A heart shape, so the line starts broad and lands gently. Even your geometry is affectionate.',
      'Heart, says the tape measure, and it said it quite tenderly for a tape measure.',
    ],
    oblong: [
      'Your outline reads as oblong: a bit longer than wide, with calm, even sides. Door frames are built that way, and everyone is glad to see one.',
      'An oblong shape, with plenty of room from top to bottom. Hats and fringes will never have to queue.',
      'Oblong: tall and unhurried, the shape of a bookmark in a really good book.',
    ],
    oval: [
      'Your outline reads as oval: one soft curve all the way round, no sudden turns.',
      "An oval shape, a touch longer than wide. Picture frames in grandparents' hallways were made exactly for it.",
      'Oval. The pencil went round once and never had to lift.',
    ],
    round: [
      'Your outline reads as round: about as wide as it is long, with soft curves on every side.',
      'A round shape, the geometry of moons, buttons and warm bread rolls. Good company.',
      'Round: gentle curves all the way, and not a corner to bump into.',
    ],
    square: [
      'Your outline reads as square: forehead, cheeks and jaw keep nearly the same width, all the way down.',
      'A square shape, steady from top to bottom, the kind of line that holds a picture nicely in place.',
      "Square: clear corners and straight sides. It's a shape that keeps its promises.",
    ],
    unclear: [
      "Your outline sits between the shapes in this photo, so I'm leaving the label blank. Blank is comfortable.",
      "I couldn't settle on one shape here, and I'd rather tell you so than guess.",
      'Two or three shapes put their hands up at once, so nobody got picked. Lots of real faces live in between.',
    ],
  },
  clarity: {
    excellent: [
      "The photo shows it from edge to edge, so I'm quite sure.",
      'The view is wonderfully clear; I could trace it with a mitten on.',
      'Nothing got in the way of the measuring, so this one should hold.',
    ],
    'good-work': [
      'I saw most of the line, so this should be about right.',
      "Most of the edge is easy to see, and I'm fairly sure.",
      'I could follow nearly the whole line, so take it as a good guess.',
    ],
    'needs-improvement': [
      'Part of the edge is hidden here, so please hold it loosely.',
      "I'm guessing at a corner or two. A straighter photo would help me along.",
      'The outline was a bit shy in this one, so it may read differently next time.',
    ],
    'needs-attention': [
      'Much of the edge stayed hidden, so this is only a very soft guess.',
      "I saw just a few pieces of the line, so please don't order a hat yet.",
      'The photo kept most of the outline to itself; a straight, open one will tell us more.',
    ],
  },
  skin: {
    calm: [
      'All quiet here. Everything I could measure came back calm, and I double-checked, because it was so pleasant.',
      'Calm wherever I looked. My little instruments are having tea.',
      'Nothing stands out on any of the maps; your skin looks settled in this photo, so carry on doing what you do.',
      'I looked everywhere and found nothing but peace. I left on tiptoe.',
    ],
    mostly: [
      'Mostly calm. One or two things put up a shy hand, and nothing needed the microphone.',
      'A settled picture, on the whole. What I noticed was small, and small things like small routines.',
      "There's little to report and nothing that stands out much. A steady, friendly week will keep it that way.",
      "Almost everything's quiet here. The rest was whispering, and I didn't like to eavesdrop.",
    ],
    'one.evenness': [
      "One thing shows in this photo, and it's the tone: it changes a little from patch to patch. The rest stayed calm.",
      "The tone is a touch patchwork here, and that's the whole report. Quilts have built a career on it.",
      'Only the evenness of the tone stood out. Sun cream and patience are its two best friends.',
    ],
    'one.spots': [
      "A few spots showed up, and nothing else did. They're guests; you don't have to cook for them.",
      "Spots are the one entry in the book today. Gentle hands, gentle wash, and they'll get bored.",
      'Everything was calm apart from some spots, and spots come and go. Mostly they go.',
    ],
    'one.redness': [
      'The one thing that stands out is some pink. It reads warm rather than worried.',
      'Some redness showed up, and the rest kept quiet. Lukewarm water is a very good listener.',
      'A bit of pink is all there was to write down. Soft and simple is the plan.',
    ],
    'one.texture': [
      'Only the texture shows: the surface is a little uneven in this light, the way good paper is.',
      "One thing stood out, the texture, and all it's asking for is moisturiser and a few easy days.",
      "A bit of texture, and otherwise a quiet page. Nothing here that a soft cream can't chat with.",
    ],
    'one.pores': [
      'The pores are the only thing that shows here. Everybody has them; yours simply said hello.',
      "Pores: visible. Everything else: calm. That's the shortest letter I've written all day.",
      "A few pores show up in this photo and nothing else does. They're doing their job, just out loud.",
    ],
    'one.shine': [
      "There's some shine, and that's the one thing on the list. A tissue, a gentle press, done.",
      "Only the shine stood out. It's the most cheerful of all the things I measure.",
      "All calm apart from a bit of gleam. It's the easiest item I ever get to report.",
    ],
    'one.darkCircles': [
      'Some shadow under the eyes is the one thing that shows. Your pillow has been informed.',
      'Only the under-eyes stood out, with a bit of shade. The alarm clock and I will have words.',
      "Everything's calm, except a little shadow under the eyes, and that one mostly wants an early night.",
    ],
    several: [
      'A few things show at once today, and none of them is in a hurry. Start with one small, gentle habit.',
      'More than one map had something to say. Skin has long weeks too; easy, regular care is what it likes best.',
      "There's a little list this time. Short routines are made for little lists, so no big plans needed.",
      "A few little things would like some attention. They can share one gentle cream; they're not fussy.",
      "There's more than one small thing here, and small things are good at taking turns. Begin with whichever is easiest.",
    ],
    doubtful: [
      "I could see your skin a little, and a little isn't enough to speak for it. It keeps its good name until I can.",
      "I took some readings, but the photo was whispering them. I'd rather not repeat what I half heard.",
      "There's too much guesswork in this one for me to say anything about your skin. A clearer photo, and I'll listen properly.",
      "This photo and I only half understood each other about your skin. I'll ask again in a clearer one.",
    ],
    unseen: [
      "I couldn't read your skin in this photo, so I won't make anything up. A clearer one and I'll gladly look again.",
      'The skin stayed out of sight here. No report is a perfectly fine report.',
      "There was nothing I could measure properly, and guessing about people isn't my thing.",
      "I couldn't get to your skin in this photo, so it keeps its secrets, and I keep my manners.",
    ],
  },
  features: {
    'big-smile': [
      'A big, open smile is the first thing this photo shows, and the second, and honestly the third.',
      'The smile measured wide. I only brought the short ruler.',
      "Corners of the mouth: up, and up some more. That's the whole reading, and a lovely one to take.",
    ],
    smile: [
      "There's a smile here, an easy one that doesn't push. It does most of the talking.",
      'The mouth turns up and the photo gets friendlier right there.',
      'A smile, clearly measured, gently worn.',
    ],
    neutral: [
      "A neutral face, at rest and in no rush to announce anything. That's restful to look at.",
      'Nothing pulls up, nothing pulls down: the expression is simply at home.',
      "The reading is neutral, which is how a face looks when it isn't working. Even faces get breaks.",
    ],
    serious: [
      'A serious expression, held steady. It has the calm of someone reading the whole recipe first.',
      'The face reads as serious here, quiet and collected.',
      'Serious, says the measuring, in its own quiet voice.',
    ],
    tense: [
      'The brows sit low and close, so the face reads as a little tense. A slow breath out before the shutter loosens that.',
      "There's some tension across the brow in this one. Shoulders down, and the forehead usually follows.",
      'A tense moment got caught here, and moments pass. Mostly within seconds.',
    ],
    sleepy: [
      'The eyelids are low in this photo, so the whole look reads as sleepy. It was a soft sort of moment.',
      'Sleepy, says the reading: lids on their way down, everything else in slippers.',
      'The eyes were half at home and half in bed when this was taken. Blinks happen to the best of photos.',
    ],
    surprised: [
      'A surprised look, wide and quick. Whatever it was, you got to it first.',
      "The face reads as surprised, caught right in the 'oh'.",
      'Surprise is what I measured, the bright and open kind.',
    ],
  },
  vibe: {
    flawless: [
      'Sharpness and framing both came out well. The photo is in good hands, and they seem to be yours.',
      "A clear picture, and you where you should be: that's what makes a photo easy to look at.",
      'The framing needs no note from me, which leaves me free to just enjoy it.',
      "Clear, steady, and framed with care. I've read it twice, just for the pleasure.",
    ],
    'one.light.uneven': [
      'The light fell more on one part than on another. Sharpness and framing came out just fine.',
      "Uneven light is the only note here. Turn a little towards it next time and it'll share itself better.",
      'A well-made photo, with the light shared out a bit unfairly.',
    ],
    'one.light.dim': [
      "There's little light in this photo, and everything else about it was done well.",
      'Dim is the only note I took. A bit of daylight and this same picture wakes right up.',
      'Sharp enough, framed well, lit a touch too quietly.',
    ],
    'one.light.harsh': [
      'The light is hard in this one. Framing and sharpness did their part nicely.',
      'Harsh light is the single note here; something thin between you and it would soften everything.',
      'A good photo, lit with a bit too much enthusiasm.',
    ],
    'one.sharpness.soft': [
      "There's a little blur in here. The framing's good company already.",
      "The picture came out soft. A quick wipe of the lens and a still hand, and it's there.",
      'Everything works, just not quite in focus yet.',
    ],
    'one.framing.close': [
      'The phone came very close, and the focus was brave enough to stay.',
      'A bit more distance would give the picture room to breathe; the rest is well done.',
      'All good, only very near. One small step back does it.',
    ],
    'one.framing.far': [
      "You're rather far away in this one, and the rest of the photo is fine.",
      "Distance is the only note here. Come closer next time, there's room for you.",
      'A clear picture, with you waving from the far end of it.',
    ],
    'one.framing.tilted': [
      "The head leans to one side here, and that's all I have. It's charming, only harder to measure.",
      'The sharpness is fine; the angle took a gentle lean.',
      'One note: tilted. Level it next time and everything lines up.',
    ],
    'one.framing.turned': [
      'The face is turned a little to the side, and nothing else needs a word from me.',
      "A turned head is the single note here. Straight into the lens and I'll see all of you.",
      'A clear picture, and you half on your way somewhere.',
    ],
    'one.framing.chin-down': [
      "Your chin's tipped down a little, and nothing else needs a word from me.",
      "One note: the chin's low. Bring it level next time and everything's in view.",
      'A clear picture, taken mid-nod.',
    ],
    'one.framing.chin-up': [
      "Your chin's tipped up a little, and that's the only note I've made.",
      "One thing for next time: the chin a touch lower. The rest of the photo's fine.",
      'A clear picture, with the chin on its way upstairs.',
    ],
    'one.framing.off-centre': [
      "You're a bit outside the middle of the picture, and the focus kindly went along with you.",
      "Off-centre is the only note. There's a lovely spot in the middle, and it's free.",
      'The photo works well, and the middle of it is still waiting for you.',
    ],
    'one.background.busy': [
      'Light, focus and framing came out well, and the background had a lot to say at the same time.',
      "The one note is behind you: there's plenty going on there. A plainer wall would let people look at you first.",
      'You, nicely in the picture, and half a story behind you. A calmer spot would do it.',
    ],
    'one.background.dark': [
      "It's rather dark behind you, and that's all I noted. A lighter wall would lift the whole picture.",
      "Light, focus and framing came out well; only the background's gone to bed.",
      "The one quiet corner here is the background. A lighter spot to stand in, and it's done.",
    ],
    'one.background.bright': [
      "It's very bright behind you, and that's my only note. Turn around, and the brightness falls on you.",
      "The brightest thing here is behind you. Swap places with it, and it'll be you.",
      'Sharpness and framing came out well, and the background kept most of the brightness.',
    ],
    several: [
      "A few small things came together here, and all of them belong to the photo. The next one gets a moment's peace.",
      "The picture needs a hand in more than one place. Start with one, and it's halfway there.",
      "There's a nice photo in here with its buttons one hole out. The next one may take its time.",
      'The photo tried to carry all the shopping in one go. Two trips next time, and nothing gets dropped.',
      "There's more than one small thing to mend, and a second photo mends most of them by itself.",
    ],
    hidden: [
      "There's a nice photo in here, standing behind the door. The next one may come all the way in.",
      "I wouldn't mark this one; too much of it's out of sight. Bring me a clearer view, and I'll bring a pencil.",
      'The photo kept a few things to itself, which is its right. A more open view would help me next time.',
      "I've only seen the cover of this one, so I won't review the book. A clear view of your face, and I'll read on.",
      "A clear view's all I'd ask of the next one. This one I'll simply keep company.",
    ],
  },
};
